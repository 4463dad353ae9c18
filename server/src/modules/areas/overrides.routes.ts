import { adminSystem, system } from 'shared-api/contracts';
import type { Role } from 'shared-api/domain';
import { areaOf, pieceOf, type ReleasedVersion, releaseIdOf } from 'shared-api/release';
import { recordAudit } from '../../platform/audit';
import { invalid, notFound } from '../../platform/errors';
import { type Implementation, implement, type SetCookie } from '../../platform/http';
import { t } from '../../platform/i18n';
import type { Platform } from '../../platform/platform';
import { type Overrides, overridesCookie } from '../../platform/web';
import { messages } from './areas.messages';
import type { AreasService } from './areas.service';

type OverridesContext = Pick<Platform, 'db' | 'clock' | 'keys' | 'releases'> & {
  readonly overrides: Overrides;
  readonly areas: AreasService;
};

/** Who looks at a version that is not live. */
interface Previewer {
  readonly uid: string;
  readonly roles: readonly Role[];
}

/** A version by its id, its hash or the beginning of one, or the newest of its name. */
function isMeant(known: ReleasedVersion, asked: string): boolean {
  const isHash = /^[0-9a-f]{7,12}$/.test(asked) && known.hash.startsWith(asked);
  return isHash || known.version === asked || (asked.includes('-') && releaseIdOf(known).startsWith(asked));
}

/** For one's own browser; from another origin nothing is taken in production. */
export function overridesRoutes(context: OverridesContext): readonly Implementation[] {
  const { db, overrides, areas, releases } = context;

  /** An operator's area is looked at as it is elsewhere by operators alone. @throws Refusal on `area` */
  async function expectOwn(piece: string, caller: Previewer, version?: string): Promise<void> {
    if (caller.roles.includes('admin')) return;
    if (await areas.isOperators(piece, version)) throw invalid({ area: [t(messages.operatorsArea)] });
  }

  /** @throws Refusal on `area`, unknown or an area of the operator's for somebody who is none, or on `origin` */
  async function expectKnown(area: string, origin: string, caller: Previewer): Promise<void> {
    const isKnown = area !== 'shell' && (await areas.list(caller.uid)).some(({ name }) => areaOf(name) === area);
    if (!isKnown) throw invalid({ area: [t(messages.unknownArea)] });
    await expectOwn(pieceOf(area), caller);
    if (new URL(origin).origin !== origin) throw invalid({ origin: [t(messages.wholeOrigin)] });
    if (!overrides.isAllowedOrigin(origin)) throw invalid({ origin: [t(messages.foreignOrigin)] });
  }

  /** @throws Refusal on `area` or `version`: unknown, or an area of the operator's for somebody who is none */
  async function expectVersion(area: string, asked: string, caller: Previewer): Promise<string> {
    const piece = pieceOf(area);
    const released = area === 'shell' ? undefined : (await releases.read()).pieces[piece];
    if (released === undefined) throw invalid({ area: [t(messages.unknownArea)] });
    const version = released.versions.find((known) => isMeant(known, asked));
    if (version === undefined) throw invalid({ version: [t(messages.unknownVersion)] });
    const id = releaseIdOf(version);
    await expectOwn(piece, caller, id);
    return id;
  }

  /** @returns the cookie, and a sentence for the person */
  async function preview(
    body: { readonly area: string; readonly version: string },
    own: string | undefined,
    caller: Previewer,
  ) {
    const area = areaOf(body.area);
    const version = await expectVersion(area, body.version, caller);
    const cookies: readonly SetCookie[] = [overrides.write(new Map(overrides.read(own)).set(area, version))];
    await db.lastTransaction((tx) =>
      recordAudit(tx, context, {
        actor: caller.roles.includes('admin') ? 'admin' : 'manager',
        actorUid: caller.uid,
        action: 'areas.previewed',
        subject: { kind: 'area', id: body.area },
        data: { version },
      }),
    );
    return { status: 202, body: { message: t(messages.previewed, { version }) }, cookies } as const;
  }

  return [
    implement(system.setOverride, async ({ body, cookies, caller }) => {
      if (!overrides.allowed) throw notFound();
      const area = areaOf(body.area);
      const origin = body.origin.replace(/\/$/, '');
      await expectKnown(area, origin, caller);
      const all = new Map(overrides.read(cookies[overridesCookie])).set(area, origin);
      await db.lastTransaction((tx) =>
        recordAudit(tx, context, {
          actor: caller.roles.includes('admin') ? 'admin' : 'manager',
          actorUid: caller.uid,
          action: 'areas.overridden',
          subject: { kind: 'area', id: body.area },
          data: { origin },
        }),
      );
      const message = t(messages.overridden, { name: area, origin });
      return { status: 202, body: { message }, cookies: [overrides.write(all)] };
    }),
    implement(adminSystem.previewVersion, ({ body, cookies, caller }) =>
      preview(body, cookies[overridesCookie], caller),
    ),
    implement(system.setPreview, ({ body, cookies, caller }) => preview(body, cookies[overridesCookie], caller)),
    implement(system.clearOverrides, async () => ({ status: 204, cookies: [overrides.write(new Map())] })),
  ];
}

import { adminSystem, system } from 'shared-api/contracts';
import { areaOf, pieceOf, releaseIdOf } from 'shared-api/release';
import { recordAudit } from '../../platform/audit';
import { invalid, notFound } from '../../platform/errors';
import { type Implementation, implement } from '../../platform/http';
import { t } from '../../platform/i18n';
import type { Platform } from '../../platform/platform';
import { type Overrides, overridesCookie } from '../../platform/web';
import { messages } from './areas.messages';
import type { AreasService } from './areas.service';

type OverridesContext = Pick<Platform, 'db' | 'clock' | 'keys' | 'releases'> & {
  readonly overrides: Overrides;
  readonly areas: AreasService;
};

/** For one's own browser; from another origin nothing is taken in production. */
export function overridesRoutes(context: OverridesContext): readonly Implementation[] {
  const { db, overrides, areas, releases } = context;

  /** @throws Refusal on `area` or `origin` */
  async function expectKnown(area: string, origin: string): Promise<void> {
    const isKnown = area !== 'shell' && (await areas.list()).some(({ name }) => areaOf(name) === area);
    if (!isKnown) throw invalid({ area: [t(messages.unknownArea)] });
    if (new URL(origin).origin !== origin) throw invalid({ origin: [t(messages.wholeOrigin)] });
    if (!overrides.isAllowedOrigin(origin)) throw invalid({ origin: [t(messages.foreignOrigin)] });
  }

  return [
    implement(system.setOverride, async ({ body, cookies, caller }) => {
      if (!overrides.allowed) throw notFound();
      const area = areaOf(body.area);
      const origin = body.origin.replace(/\/$/, '');
      await expectKnown(area, origin);
      const all = new Map(overrides.read(cookies[overridesCookie])).set(area, origin);
      await db.transaction((tx) =>
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
    implement(adminSystem.previewVersion, async ({ body, cookies, caller }) => {
      const area = areaOf(body.area);
      const released = area === 'shell' ? undefined : (await releases.read()).pieces[pieceOf(area)];
      if (released === undefined) throw invalid({ area: [t(messages.unknownArea)] });
      const version = released.versions.map(releaseIdOf).find((id) => id === body.version);
      if (version === undefined) throw invalid({ version: [t(messages.unknownVersion)] });
      const all = new Map(overrides.read(cookies[overridesCookie])).set(area, version);
      await db.transaction((tx) =>
        recordAudit(tx, context, {
          actor: 'admin',
          actorUid: caller.uid,
          action: 'areas.previewed',
          subject: { kind: 'area', id: body.area },
          data: { version },
        }),
      );
      return { status: 202, body: { message: t(messages.previewed, { version }) }, cookies: [overrides.write(all)] };
    }),
    implement(system.clearOverrides, async () => ({ status: 204, cookies: [overrides.write(new Map())] })),
  ];
}

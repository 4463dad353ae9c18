import { romeDate } from 'shared-api/domain';
import { areaOf, isFailing, type PieceReleases, type VersionFigures } from 'shared-api/release';
import { recordAudit } from '../../platform/audit';
import { t } from '../../platform/i18n';
import { RegistryBusyError, ReleaseRefusal, StaleReleaseError } from '../../platform/releases';
import { noticeToOperators } from '../notifications';
import { readAreaHealth } from '../telemetry';
import { messages } from './areas.messages';
import type { AreasContext } from './areas.service';

type Context = Pick<AreasContext, 'db' | 'clock' | 'keys' | 'releases'>;

/**
 * Acts on what browsers report of versions: a trial that fails is ended, so that those who were in it are back at the
 * version that works, and the operators are told. Of a version that everybody gets they are told only: what browsers
 * report is signed by nobody, and a stranger's reports must not change what everybody gets.
 * @returns how many versions fail
 */
export async function watchReleases(context: Context, now: Date): Promise<number> {
  const { pieces } = await context.releases.read();
  let failing = 0;
  for (const [name, piece] of Object.entries(pieces)) {
    const { live, canary } = piece;
    if (canary !== null && (await fails(context, name, canary.version, new Date(canary.since), now))) {
      failing += 1;
      await endTrial(context, name, piece, canary.version, now);
    }
    if (live !== null && piece.disabled === null && (await fails(context, name, live, new Date(0), now))) {
      failing += 1;
      await tell(context, name, live, { what: 'failing', time: romeDate(now), at: now });
    }
  }
  return failing;
}

/** @param since a version that is tried again is not judged by its last trial */
async function fails({ db }: Context, name: string, version: string, since: Date, now: Date): Promise<boolean> {
  const { loads, failures } = await readAreaHealth(db.read, { area: areaOf(name), version, since }, now);
  const figures: VersionFigures = { loads, failures: failures.reduce((sum, hour) => sum + hour, 0) };
  return isFailing(figures);
}

async function endTrial(context: Context, name: string, { revision }: PieceReleases, version: string, now: Date) {
  const { db, releases } = context;
  try {
    await releases.rollBack(name, undefined, { by: t(messages.byItself), seen: revision });
  } catch (error) {
    // Somebody was quicker, or is at it: the next turn looks again.
    if ([StaleReleaseError, ReleaseRefusal, RegistryBusyError].some((known) => error instanceof known)) return;
    throw error;
  }
  const subject = { kind: 'area', id: name };
  await db.transaction((tx) =>
    recordAudit(tx, context, {
      actor: 'system',
      actorUid: null,
      action: 'areas.canary-stopped',
      subject,
      data: { version },
    }),
  );
  await tell(context, name, version, { what: 'trialEnded', time: now.toISOString(), at: now });
}

interface News {
  readonly what: 'failing' | 'trialEnded';
  /** The same news is told once a time: of a failing version each day, of a trial each time. */
  readonly time: string;
  readonly at: Date;
}

async function tell({ db }: Context, name: string, version: string, { what, time, at }: News): Promise<void> {
  const values = { name, version };
  await db.transaction((tx) =>
    noticeToOperators(tx, {
      key: `release-${what}:${name}:${version}:${time}`,
      type: 'error',
      title: t(messages[what], values),
      excerpt: t(what === 'failing' ? messages.failingText : messages.trialEndedText, values),
      url: '/cms/admin/system',
      at,
    }),
  );
}

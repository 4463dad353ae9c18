import { apiVersion } from 'shared-api/contracts';
import { romeDate } from 'shared-api/domain';
import {
  areaOf,
  failsForMost,
  isFailing,
  type PieceReleases,
  type ReleaseNote,
  type VersionFigures,
  type Worse,
  worseThanLive,
} from 'shared-api/release';
import { t } from '../../platform/i18n';
import { readLoads, readVersionFigures } from '../telemetry';
import { messages, worseMessages } from './areas.messages';
import type { AreasContext } from './areas.service';
import { changeByItself, type Outcome } from './change-by-itself';
import { tellOperators } from './release-news';

type Context = Pick<AreasContext, 'db' | 'clock' | 'keys' | 'releases'>;
type Pieces = Readonly<Record<string, PieceReleases>>;

/** So long after it went to everybody a version is new: what fails later has another cause than its release. */
const newForMs = 24 * 3_600_000;

const nothing: VersionFigures = { loads: 0, failures: 0 };

/**
 * Acts on what browsers report of versions, and tells the operators:
 * - a version on trial that does worse than the live one (`worseThanLive`) is ended; one that does not gets its next
 *   share when that is due, and goes to everybody in the end;
 * - a live version that fails for most (`failsForMost`) in its first day gives way to the one before, for everybody; one
 *   that fails otherwise (`isFailing`) is told only, once a day.
 *
 * What browsers report is signed by nobody: a stranger could end a trial, and with three networks take a new version
 * back, to the one before, in its first day. That is the price of not having every browser find out by itself.
 * @returns how many versions fail
 */
export async function watchReleases(context: Context, now: Date): Promise<number> {
  const { pieces } = await context.releases.read();
  let failing = 0;
  for (const name of Object.keys(pieces)) {
    if (await trialFails(context, pieces, name, now)) failing += 1;
    if (await liveFails(context, pieces, name, now)) failing += 1;
  }
  return failing;
}

async function trialFails(context: Context, pieces: Pieces, name: string, now: Date): Promise<boolean> {
  const { canary = null, live = null, disabled = null } = pieces[name] ?? {};
  // Of an area that is switched off nobody gets any version, and nothing is learned of one.
  if (canary === null || disabled !== null) return false;
  const since = new Date(canary.since);
  const read = async (version: string) => {
    const which = { area: areaOf(name), version };
    const figures = await readVersionFigures(context.db.read, which, { now, since });
    // Who took it on the first day opens it on the third, and is no new load: failures are weighed against them all.
    return { ...figures, loads: await readLoads(context.db.read, which, since) };
  };
  const trial = await read(canary.version);
  const reasons = worseThanLive(trial, live === null ? nothing : await read(live));
  if (reasons.length > 0) await endTrial(context, pieces, { name, version: canary.version, reasons, now });
  else if (canary.ramp !== undefined && now >= new Date(canary.ramp.due_at))
    await widenTrial(context, pieces, { name, version: canary.version, isTaken: trial.loads > 0, now });
  return reasons.length > 0;
}

interface FailedTrial {
  readonly name: string;
  readonly version: string;
  readonly reasons: readonly Worse[];
  readonly now: Date;
}

async function endTrial(context: Context, pieces: Pieces, { name, version, reasons, now }: FailedTrial) {
  const reason = reasons.map((worse) => t(worseMessages[worse])).join(', ');
  const { isDone } = await changeByItself(context, pieces, [name], async (change) => ({
    [name]: await context.releases.rollBack(name, undefined, { ...change, reason }),
  }));
  if (isDone) await tellOperators(context, 'trialEnded', { name, version, reason, at: now });
}

interface DueTrial {
  readonly name: string;
  readonly version: string;
  /** By a browser at least: to everybody goes nothing that nobody has tried. */
  readonly isTaken: boolean;
  readonly now: Date;
}

async function widenTrial(context: Context, pieces: Pieces, { name, version, isTaken, now }: DueTrial) {
  const isLast = pieces[name]?.canary?.ramp?.next[0] === 100;
  if (isLast && !isTaken) return;
  const { isDone } = await changeByItself(context, pieces, [name], async (change) => ({
    [name]: await context.releases.widenCanary(name, { ...change, fit: { serves: apiVersion } }),
  }));
  if (isDone && isLast) await tellOperators(context, 'promotedByItself', { name, version, at: now });
}

async function liveFails(context: Context, pieces: Pieces, name: string, now: Date): Promise<boolean> {
  const piece = pieces[name];
  if (piece === undefined || piece.live === null || piece.disabled !== null) return false;
  const { live } = piece;
  // What it did before it went live again has had its consequence.
  const note = wentLive(piece);
  const since = note && { since: new Date(note.released_at) };
  const figures = await readVersionFigures(context.db.read, { area: areaOf(name), version: live }, { now, ...since });
  if (!isFailing(figures)) return false;
  const { isDone, refusal }: Outcome = failsForMost(figures)
    ? await takeBack(context, pieces, name, now)
    : { isDone: false };
  if (isDone) return true;
  const about = { name, version: live, at: now, once: romeDate(now) };
  if (refusal === undefined) await tellOperators(context, 'failing', about);
  else await tellOperators(context, 'noWayBack', { ...about, reason: refusal });
  return true;
}

/** What gave everybody the version that is live; none of a way back. */
function wentLive({ history }: PieceReleases): ReleaseNote | undefined {
  const last = history.find(({ what }) => what === 'live' || what === 'promoted' || what === 'rolled_back');
  return last?.what === 'rolled_back' ? undefined : last;
}

/** The pieces that went live together with this one, in one train. */
function trainOf(pieces: Pieces, name: string, { what, released_at }: ReleaseNote): readonly string[] {
  const isIn = (piece: PieceReleases) => {
    const note = wentLive(piece);
    return note?.what === 'live' && what === 'live' && note.released_at === released_at;
  };
  return Object.entries(pieces).flatMap(([other, piece]) => (other === name || isIn(piece) ? [other] : []));
}

/** The version before a new one is live again, unless the way back is refused, or somebody else's just now. */
async function takeBack(context: Context, pieces: Pieces, name: string, now: Date): Promise<Outcome> {
  const piece = pieces[name];
  const note = piece && wentLive(piece);
  if (!note || now.getTime() - Date.parse(note.released_at) > newForMs) return { isDone: false };
  const names = trainOf(pieces, name, note);
  const first = names.filter((one) => pieces[one]?.before[0] === undefined);
  if (first.length > 0) return { isDone: false, refusal: t(messages.nothingBefore, { names: first.join(', ') }) };
  const [before = ''] = piece.before;
  const reason = t(worseMessages.failing);
  const outcome = await changeByItself(context, pieces, names, async (change) => {
    const wanted = { ...change, fit: { serves: apiVersion }, reason };
    if (names.length === 1) return { [name]: await context.releases.rollBack(name, before, wanted) };
    const switches = names.map((one) => ({ piece: one, to: 'before' as const, seen: pieces[one]?.revision }));
    return context.releases.switchAll(switches, wanted);
  });
  if (outcome.isDone)
    await tellOperators(context, 'takenBack', { name: names.join(', '), version: piece.live ?? '', before, at: now });
  return outcome;
}

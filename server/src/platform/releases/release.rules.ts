import { type Audience, isEmptyAudience } from 'shared-api/entities';
import { type PieceReleases, type Ramp, type ReleasedVersion, type ReleaseNote, releaseIdOf } from 'shared-api/release';
import { t } from '../i18n';
import { messages } from './messages';
import { ReleaseRefusal } from './release-errors';

/** Who changes a piece, and when. */
export interface Act {
  readonly by: string;
  readonly at: Date;
  /** Why, where that is asked for. */
  readonly reason?: string;
  /** The share of a version that is tried out. */
  readonly percent?: number;
}

/** How a version is tried out: by its audience, by a share of all other sessions, in percent, and what follows it by itself. */
export interface Trial {
  readonly percent: number;
  readonly audience?: Audience | undefined;
  readonly ramp?: Ramp | undefined;
}

/** How many versions of a piece stay, whoever has them. */
export const keptVersions = 3;
/** So long after a version gave way a page may still be open that has it: a sign-in lasts half of it. */
const openForMs = 24 * 3_600_000;
const keptNotes = 200;

/** A piece of which nothing was released. */
export const unreleased: PieceReleases = {
  revision: 0,
  live: null,
  before: [],
  canary: null,
  disabled: null,
  versions: [],
  history: [],
};

/** A version of this name among those that are kept: the newest `1.2.0`, or exactly `1.2.0-9ab27f4`. */
function findVersion({ versions }: PieceReleases, asked: string): ReleasedVersion {
  const found = versions.find(
    (known) =>
      known.version === asked || (asked.startsWith(`${known.version}-`) && releaseIdOf(known).startsWith(asked)),
  );
  if (found === undefined) throw new ReleaseRefusal(t(messages.unknownVersion, { version: asked }));
  return found;
}

/** A version's files lie in the store; nobody gets it yet. */
export function publish(
  piece: PieceReleases,
  { version, hash, provenance }: Pick<ReleasedVersion, 'version' | 'hash' | 'provenance'>,
  act: Act,
) {
  const released = {
    version,
    hash,
    released_at: act.at.toISOString(),
    released_by: act.by,
    ...(provenance === undefined ? {} : { provenance }),
  };
  const others = piece.versions.filter((known) => releaseIdOf(known) !== releaseIdOf(released));
  return noted({ ...piece, versions: [released, ...others] }, 'published', releaseIdOf(released), act);
}

/**
 * The name of a piece's next version: major and minor are the sources' (`base`, of package.json), the patch goes up by
 * one with every new build, so that no two builds have the same name.
 */
export function nextVersion({ versions, history }: PieceReleases, base: string): string {
  const [, line = '', patch = ''] = /^(\d+\.\d+)\.(\d+)$/.exec(base) ?? [];
  if (line === '') return base;
  const used = [...versions, ...history].flatMap(({ version }) => {
    const [, usedLine, usedPatch] = /^(\d+\.\d+)\.(\d+)$/.exec(version ?? '') ?? [];
    return usedLine === line ? [Number(usedPatch)] : [];
  });
  return `${line}.${Math.max(Number(patch), ...used.map((one) => one + 1))}`;
}

/** Everybody gets this version; a canary is over. @param urgent open pages are asked to take it soon */
export function goLive(piece: PieceReleases, asked: string, act: Act, urgent = false): PieceReleases {
  const id = fresh(piece, asked);
  return noted({ ...switchedTo(piece, id), ...(urgent ? { urgent: id } : {}) }, 'live', null, act);
}

/** Its audience gets this version, and a share of all other sessions. */
export function startCanary(piece: PieceReleases, asked: string, trial: Trial, act: Act): PieceReleases {
  const { percent, ramp } = trial;
  const audience = trial.audience && isEmptyAudience(trial.audience) ? undefined : trial.audience;
  if (percent === 0 && audience === undefined) throw new ReleaseRefusal(t(messages.triedByNobody));
  const shares = [percent, ...(ramp?.next ?? [])];
  if (shares.some((share, place) => share <= (shares[place - 1] ?? -1)))
    throw new ReleaseRefusal(t(messages.rampFalls));
  return tried(piece, { percent, ramp, audience, version: fresh(piece, asked), since: act.at.toISOString() }, act);
}

/** The next share of a canary that grows by itself; after the last one everybody gets it. */
export function widenCanary(piece: PieceReleases, act: Act): PieceReleases {
  const { canary } = piece;
  const [percent, ...next] = canary?.ramp?.next ?? [];
  if (!canary?.ramp || percent === undefined) throw new ReleaseRefusal(t(messages.noCanary));
  if (percent === 100) return promote(piece, act);
  const { version, since, ramp, audience } = canary;
  return tried(
    piece,
    { version, since, percent, audience, ...(next.length > 0 ? { ramp: { ...ramp, next } } : {}) },
    act,
  );
}

function tried(
  piece: PieceReleases,
  { version, since, percent, ramp, audience }: Trial & { readonly version: string; readonly since: string },
  act: Act,
): PieceReleases {
  const canary = {
    version,
    percent,
    since,
    ...(audience === undefined ? {} : { audience }),
    ...(ramp ? { ramp: fromNow(ramp, act) } : {}),
  };
  return noted({ ...piece, canary }, 'canary', version, { ...act, percent });
}

/** The next share is due when the present one has lasted its whole time. */
function fromNow(ramp: Ramp, { at }: Act) {
  return { ...ramp, due_at: new Date(at.getTime() + ramp.every_minutes * 60_000).toISOString() };
}

/** Everybody gets the canary's version. */
export function promote(piece: PieceReleases, act: Act): PieceReleases {
  if (piece.canary === null) throw new ReleaseRefusal(t(messages.noCanary));
  return noted(switchedTo(piece, piece.canary.version), 'promoted', null, act);
}

/**
 * One step back: a canary is ended; without one, what was live before is live again, or the version that is named. One
 * that was not live before is no way back: it goes live like any other, and what is live now stands behind it.
 * @param urgent open pages are asked to take what is live then soon
 */
export function rollBack(piece: PieceReleases, asked: string | undefined, act: Act, urgent = false): PieceReleases {
  const soon = (id: string | null) => (urgent && id !== null ? { urgent: id } : {});
  if (asked === undefined && piece.canary !== null)
    return noted({ ...piece, ...soon(piece.live), canary: null }, 'canary_stopped', piece.canary.version, act);
  const target = asked === undefined ? piece.before[0] : fresh(piece, asked);
  if (target === undefined) throw new ReleaseRefusal(t(messages.noEarlier));
  const place = piece.before.indexOf(target);
  if (place === -1) return goLive(piece, target, act, urgent);
  return noted(
    { ...piece, ...soon(target), live: target, before: piece.before.slice(place + 1), canary: null },
    'rolled_back',
    null,
    act,
  );
}

/** The kill switch: nobody gets the area. */
export function disable(piece: PieceReleases, reason: string, act: Act): PieceReleases {
  if (piece.disabled !== null) throw new ReleaseRefusal(t(messages.alreadyOff));
  const disabled = { by: act.by, at: act.at.toISOString(), reason };
  return noted({ ...piece, disabled }, 'disabled', null, { ...act, reason });
}

/** Everybody gets the area again. A trial that grows has its share for a whole step first: nobody tried it meanwhile. */
export function enable(piece: PieceReleases, act: Act): PieceReleases {
  if (piece.disabled === null) throw new ReleaseRefusal(t(messages.alreadyOn));
  const { canary } = piece;
  const again = canary?.ramp ? { ...canary, ramp: fromNow(canary.ramp, act) } : canary;
  return noted({ ...piece, disabled: null, canary: again }, 'enabled', null, act);
}

/** Gone for good, with all its versions; its history stays. Whoever wants that has switched it off before. */
export function retire(piece: PieceReleases, reason: string, act: Act): PieceReleases {
  if (piece.disabled === null) throw new ReleaseRefusal(t(messages.retireOff));
  const { history } = noted(piece, 'retired', null, { ...act, reason });
  return { ...unreleased, revision: piece.revision, retired_at: act.at.toISOString(), history };
}

const givenToAll: readonly ReleaseNote['what'][] = ['live', 'promoted', 'rolled_back'];
const startsOrEndsTrial: readonly ReleaseNote['what'][] = [...givenToAll, 'canary', 'canary_stopped'];

/** The versions that browsers got within the last day: each was given out by a note, until the next one of its kind. */
function lastGiven({ history }: PieceReleases, { at }: Act): readonly string[] {
  const isOld = ({ released_at }: ReleaseNote) => at.getTime() - Date.parse(released_at) >= openForMs;
  const sinceYesterday = (kinds: readonly ReleaseNote['what'][]) => {
    const notes = history.filter(({ what }) => kinds.includes(what));
    const oldest = notes.findIndex(isOld);
    return oldest === -1 ? notes : notes.slice(0, oldest + 1);
  };
  const tried = sinceYesterday(startsOrEndsTrial).filter(({ what }) => what === 'canary');
  return [...sinceYesterday(givenToAll), ...tried].flatMap(({ version, hash }) =>
    version === null || hash === null ? [] : releaseIdOf({ version, hash }),
  );
}

/**
 * Lets go of all versions but the newest, the live one, the canary's, that of a rollback, and those that browsers got
 * within the last day: a page that is open asks for more scripts of its own version.
 */
export function prune(piece: PieceReleases, act: Act): { readonly piece: PieceReleases; readonly gone: string[] } {
  const ids = piece.versions.map(releaseIdOf);
  const kept = new Set([
    ...ids.slice(0, keptVersions),
    ...[piece.live, piece.canary?.version, piece.before[0]],
    ...lastGiven(piece, act),
  ]);
  const gone = ids.filter((id) => !kept.has(id));
  const versions = piece.versions.filter((version) => kept.has(releaseIdOf(version)));
  const before = piece.before.filter((id) => kept.has(id));
  const noteOne = (changed: PieceReleases, id: string) => noted(changed, 'pruned', id, act, piece.versions);
  return { piece: gone.reduce(noteOne, { ...piece, versions, before }), gone };
}

/** @throws ReleaseRefusal when the version is live already */
function fresh(piece: PieceReleases, asked: string): string {
  const id = releaseIdOf(findVersion(piece, asked));
  if (id === piece.live) throw new ReleaseRefusal(t(messages.alreadyLive, { version: asked }));
  return id;
}

function switchedTo({ retired_at: _, ...piece }: PieceReleases, live: string): PieceReleases {
  const earlier = [piece.live, ...piece.before].filter((id): id is string => id !== null && id !== live);
  return { ...piece, live, before: earlier, canary: null };
}

/** @param id the version that it is about; the live one unless told */
function noted(
  piece: PieceReleases,
  what: ReleaseNote['what'],
  id: string | null,
  { by, at, reason, percent }: Act,
  known = piece.versions,
): PieceReleases {
  const about = known.find((version) => releaseIdOf(version) === (id ?? piece.live));
  const note = {
    version: about?.version ?? null,
    hash: about?.hash ?? null,
    released_at: at.toISOString(),
    released_by: by,
    what,
    ...(reason === undefined ? {} : { reason }),
    ...(percent === undefined ? {} : { percent }),
    ...(about?.provenance?.commit ? { commit: about.provenance.commit, dirty: about.provenance.dirty } : {}),
  };
  return { ...piece, history: [note, ...piece.history].slice(0, keptNotes) };
}

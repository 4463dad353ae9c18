import { type PieceReleases, type ReleasedVersion, type ReleaseNote, releaseIdOf } from 'shared-api/release';
import { t } from '../i18n';
import { messages } from './messages';
import { ReleaseRefusal } from './release-errors';

/** Who changes a piece, and when. */
export interface Act {
  readonly by: string;
  readonly at: Date;
  /** Why, where that is asked for. */
  readonly reason?: string;
}

/** How many versions of a piece stay, so that a page opened a while ago still finds its files. */
export const keptVersions = 3;
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

/** Everybody gets this version; a canary is over. */
export function goLive(piece: PieceReleases, asked: string, act: Act): PieceReleases {
  return noted(switchedTo(piece, fresh(piece, asked)), 'live', null, act);
}

/** A share of the sessions gets this version. */
export function startCanary(piece: PieceReleases, asked: string, percent: number, act: Act): PieceReleases {
  const version = fresh(piece, asked);
  return noted({ ...piece, canary: { version, percent, since: act.at.toISOString() } }, 'canary', version, act);
}

/** Everybody gets the canary's version. */
export function promote(piece: PieceReleases, act: Act): PieceReleases {
  if (piece.canary === null) throw new ReleaseRefusal(t(messages.noCanary));
  return noted(switchedTo(piece, piece.canary.version), 'promoted', null, act);
}

/**
 * One step back: a canary is ended; without one, what was live before is live again, or the version that is named.
 */
export function rollBack(piece: PieceReleases, asked: string | undefined, act: Act): PieceReleases {
  if (asked === undefined && piece.canary !== null)
    return noted({ ...piece, canary: null }, 'canary_stopped', piece.canary.version, act);
  const target = asked === undefined ? piece.before[0] : fresh(piece, asked);
  if (target === undefined) throw new ReleaseRefusal(t(messages.noEarlier));
  const place = piece.before.indexOf(target);
  const before = place === -1 ? piece.before : piece.before.slice(place + 1);
  return noted({ ...piece, live: target, before, canary: null }, 'rolled_back', null, act);
}

/** The kill switch: nobody gets the area. */
export function disable(piece: PieceReleases, reason: string, act: Act): PieceReleases {
  if (piece.disabled !== null) throw new ReleaseRefusal(t(messages.alreadyOff));
  const disabled = { by: act.by, at: act.at.toISOString(), reason };
  return noted({ ...piece, disabled }, 'disabled', null, { ...act, reason });
}

export function enable(piece: PieceReleases, act: Act): PieceReleases {
  if (piece.disabled === null) throw new ReleaseRefusal(t(messages.alreadyOn));
  return noted({ ...piece, disabled: null }, 'enabled', null, act);
}

/** Lets go of all versions but the newest, the live one, the canary's, and that of a rollback. */
export function prune(piece: PieceReleases, act: Act): { readonly piece: PieceReleases; readonly gone: string[] } {
  const ids = piece.versions.map(releaseIdOf);
  const kept = new Set([...ids.slice(0, keptVersions), piece.live, piece.canary?.version, piece.before[0]]);
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

function switchedTo(piece: PieceReleases, live: string): PieceReleases {
  const earlier = [piece.live, ...piece.before].filter((id): id is string => id !== null && id !== live);
  return { ...piece, live, before: earlier, canary: null };
}

/** @param id the version that it is about; the live one unless told */
function noted(
  piece: PieceReleases,
  what: ReleaseNote['what'],
  id: string | null,
  { by, at, reason }: Act,
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
    ...(about?.provenance?.commit ? { commit: about.provenance.commit, dirty: about.provenance.dirty } : {}),
  };
  return { ...piece, history: [note, ...piece.history].slice(0, keptNotes) };
}

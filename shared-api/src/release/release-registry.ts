import * as z from 'shared-api/schema';
import { audience } from './audience';

/** The folder of a released piece: `shell`, or an area's workspace. */
export const pieceName = z.string().check(z.regex(/^(shell|remote-[a-z0-9-]{1,30})$/));

/** A version and the first 12 digits of its files' hash: the name of its folder, which never changes. */
const releaseId = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,60}-[0-9a-f]{12}$/));

/** What a version was made of, and where: who looks at three in the morning finds the change that broke something. */
export const provenance = z.object({
  /** Null where there is no repository. */
  commit: z.nullable(z.string()),
  /** Whether something went in that no commit has. */
  dirty: z.boolean(),
  /** Of the commits since the version that was live then, the newest first, of those that went into the build. */
  subjects: z.array(z.string()),
  /** Who answers for the piece, by CODEOWNERS. */
  owner: z.nullable(z.string()),
  /** The address of the run that released it; null for a release from a terminal. */
  run: z.nullable(z.string()),
});

/** Shares of the sessions that follow one another by themselves, in percent; 100 is everybody. */
export const ramp = z.object({
  next: z.array(z.int().check(z.gte(1), z.lte(100))).check(z.minLength(1), z.maxLength(10)),
  /** How long each share lasts. */
  every_minutes: z.int().check(z.gte(1), z.lte(7 * 24 * 60)),
});

/** A version whose files lie in the store. */
const releasedVersion = z.object({
  version: z.string(),
  hash: z.string(),
  released_at: z.iso.datetime(),
  released_by: z.string(),
  /** Nothing of versions from before it was written down. */
  provenance: z.optional(provenance),
});

/** What is done to a piece. */
export const releaseAct = z.enum([
  'published',
  'live',
  'canary',
  'promoted',
  'rolled_back',
  'canary_stopped',
  'disabled',
  'enabled',
  'pruned',
  'retired',
]);

/** What was done, to which version, when and by whom; before the first release there is no version. */
const releaseNote = z.object({
  version: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  released_at: z.iso.datetime(),
  released_by: z.string(),
  what: releaseAct,
  /** Why an area was switched off, or a version taken back by itself. */
  reason: z.optional(z.string()),
  /** Of the sessions, of a version that is tried out. */
  percent: z.optional(z.int()),
  /** Of the version, so that it is told when the version itself is no longer kept. */
  commit: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
});

/** A piece as the store knows it. */
export const pieceReleases = z.object({
  /** The registry's revision that last changed what browsers get of this piece: a change names the one it saw. */
  revision: z.int(),
  /** Null until something was made live: the build beside the server is served. */
  live: z.nullable(releaseId),
  /** A version that went live with the wish that open pages take it soon; it counts while it is live. */
  urgent: z.optional(releaseId),
  /** What was live before, the last one first: where a rollback goes. */
  before: z.array(releaseId),
  /** A version that its audience gets, and of everybody else a share of the sessions. */
  canary: z.nullable(
    z.object({
      version: releaseId,
      /** 0 with an audience only. */
      percent: z.int().check(z.gte(0), z.lte(99)),
      audience: z.optional(audience),
      since: z.iso.datetime(),
      /** The shares that follow while the version does no worse than the live one; `due_at` is when the next one does. */
      ramp: z.optional(z.extend(ramp, { due_at: z.iso.datetime() })),
    }),
  ),
  /** Switched off, with who did it and why. */
  disabled: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
  /** Gone for good: nobody knows its addresses any more. A later version that goes live begins anew. */
  retired_at: z.optional(z.iso.datetime()),
  /** Newest first. */
  versions: z.array(releasedVersion),
  /** Newest first. */
  history: z.array(releaseNote),
});

/** `registry.json` of the release store. */
export const releaseRegistry = z.object({
  /** Grows with each change of the file. */
  revision: z.int(),
  pieces: z.record(pieceName, pieceReleases),
});

export type Ramp = z.infer<typeof ramp>;
export type Provenance = z.infer<typeof provenance>;
export type ReleasedVersion = z.infer<typeof releasedVersion>;
export type ReleaseNote = z.infer<typeof releaseNote>;
export type PieceReleases = z.infer<typeof pieceReleases>;
export type ReleaseRegistry = z.infer<typeof releaseRegistry>;

/** A version's name as its folder has it. */
export function releaseIdOf({ version, hash }: Pick<ReleasedVersion, 'version' | 'hash'>): string {
  return `${version}-${hash}`;
}

/** The same for people to read: seven digits of a hash are as good as twelve. */
export function releaseNameOf({ version, hash }: Pick<ReleasedVersion, 'version' | 'hash'>): string {
  return `${version}-${hash.slice(0, 7)}`;
}

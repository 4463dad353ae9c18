import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf } from 'shared-api/release';

/** A version that is kept, as an action names it. */
export type KeptVersion = Pick<AreaStatus['versions'][number], 'version' | 'hash' | 'released_at'>;

/** Nothing of the area was made live: what was built together with the server is served. */
export function isBuiltIn({ live, versions }: AreaStatus): boolean {
  return !versions.some((version) => releaseIdOf(version) === releaseIdOf(live));
}

/** When the present version went to everybody, and whose action it was; without a note, when it was published. */
export function liveSince({ history = [], live }: AreaStatus): { readonly at: string; readonly by: string } {
  const note = history.find(({ what }) => what === 'live' || what === 'promoted' || what === 'rolled_back') ?? live;
  return { at: note.released_at, by: note.released_by };
}

/** What the version on trial is called; a server of before does not tell its hash. */
export function trialName({ version, hash }: NonNullable<AreaStatus['canary']>): string {
  return hash === undefined ? version : releaseNameOf({ version, hash });
}

/** What a kept version is for: live, on trial, where a rollback goes, or only kept. */
export function versionRole({ live, canary, previous }: AreaStatus, version: KeptVersion) {
  const id = releaseIdOf(version);
  if (releaseIdOf(live) === id) return 'live';
  if (canary?.hash && releaseIdOf({ version: canary.version, hash: canary.hash }) === id) return 'trial';
  return previous !== null && releaseIdOf(previous) === id ? 'before' : null;
}

import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf } from 'shared-api/release';
import type { KeptVersion } from '../actions/asked-change';

/** What a kept version is for: live, on trial, where a rollback goes, or only kept. */
export function versionRole({ live, canary, previous }: AreaStatus, version: KeptVersion) {
  const id = releaseIdOf(version);
  if (releaseIdOf(live) === id) return 'live';
  if (canary?.hash && releaseIdOf({ version: canary.version, hash: canary.hash }) === id) return 'trial';
  return previous !== null && releaseIdOf(previous) === id ? 'before' : null;
}

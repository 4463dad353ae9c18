import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';

/** What the version on trial is called; a server of before does not tell its hash. */
export function trialName({ version, hash }: NonNullable<AreaStatus['canary']>): string {
  return hash === undefined ? version : releaseNameOf({ version, hash });
}

import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf } from 'shared-api/release';

/** Nothing of the area was made live: what was built together with the server is served. */
export function isBuiltIn({ live, versions }: AreaStatus): boolean {
  return !versions.some((version) => releaseIdOf(version) === releaseIdOf(live));
}

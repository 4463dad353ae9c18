import type { VersionFigures } from 'shared-api/release';
import type { Queries } from '../../platform/db';
import { readAreaHealth } from './area-health.repository';
import { readVitals } from './area-vitals.repository';
import type { AreaVersion } from './health-hours';

/**
 * How a version fared in browsers over the last 24 hours.
 * @param since nothing before the hour of this moment: a version that is tried again is not judged by its last trial
 */
export async function readVersionFigures(
  db: Queries,
  which: AreaVersion,
  { now, since }: { readonly now: Date; readonly since?: Date },
): Promise<VersionFigures & { readonly reporters: number }> {
  const { failures, ...counts } = await readAreaHealth(db, { ...which, ...(since && { since }) }, now);
  const vitals = await readVitals(db, which, { now, ...(since && { since }) });
  return { ...counts, failures: failures.reduce((sum, hour) => sum + hour, 0), vitals };
}

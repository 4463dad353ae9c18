import type { SystemStatus } from 'shared-api/entities';
import type { Database } from '../../../platform/db';
import { jobs } from '../../../platform/db/schema';
import { t } from '../../../platform/i18n';
import type { Job } from '../../../platform/jobs';
import { systemMessages } from './system.messages';

type JobStatus = SystemStatus['jobs'][number];
type JobRow = typeof jobs.$inferSelect;

/** Each job with its last run, in the order in which they run. */
export async function jobStatus(db: Database, list: readonly Job[]): Promise<JobStatus[]> {
  const rows = new Map((await db.read.select().from(jobs)).map((row) => [row.name, row]));
  return list.map(({ name, title }) => statusOf({ name, title: t(title) }, rows.get(name)));
}

function statusOf(job: Pick<JobStatus, 'name' | 'title'>, row: JobRow | undefined): JobStatus {
  return {
    ...job,
    last_run_at: row?.last_started_at?.toISOString() ?? null,
    last_duration_ms: row?.last_duration_ms ?? null,
    last_error: row?.last_error == null ? null : t(systemMessages.jobFailed, { reason: row.last_error }),
    last_result: resultOf(row),
    next_run_at: row?.next_run_at?.toISOString() ?? null,
  };
}

/** What the last run did, where it counts. */
function resultOf(row: JobRow | undefined): string | null {
  const count = row?.last_result?.rows;
  return typeof count === 'number' ? t(systemMessages.rows, { count }) : null;
}

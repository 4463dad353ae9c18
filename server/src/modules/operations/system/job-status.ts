import type { SystemStatus } from 'shared-api/entities';
import type { Database } from '../../../platform/db';
import { jobs } from '../../../platform/db/schema';
import { formatDateTime, t } from '../../../platform/i18n';
import { type Job, longestRunMs } from '../../../platform/jobs';
import { systemMessages } from './system.messages';

type JobStatus = SystemStatus['jobs'][number];
type JobRow = typeof jobs.$inferSelect;

/** A job that is due runs within a second or two, or after those before it. */
const lateMs = 60_000;

/** Each job with its last run, in the order in which they run. */
export async function jobStatus(db: Database, list: readonly Job[], now: Date): Promise<JobStatus[]> {
  const rows = new Map((await db.read.select().from(jobs)).map((row) => [row.name, row]));
  return list.map(({ name, title }) => statusOf({ name, title: t(title) }, rows.get(name), now));
}

function statusOf(job: Pick<JobStatus, 'name' | 'title'>, row: JobRow | undefined, now: Date): JobStatus {
  return {
    ...job,
    last_run_at: row?.last_started_at?.toISOString() ?? null,
    last_duration_ms: row?.last_duration_ms ?? null,
    last_error: faultOf(row, now),
    last_result: resultOf(row),
    next_run_at: row?.next_run_at?.toISOString() ?? null,
  };
}

/** That it does not run weighs more than how its last run ended. */
function faultOf(row: JobRow | undefined, now: Date): string | null {
  const due = row?.next_run_at ?? now;
  if (now.getTime() - due.getTime() > lateMs) return t(systemMessages.jobLate, { at: formatDateTime(due) });
  const since = row === undefined ? null : runningSince(row);
  if (since !== null && now.getTime() - since.getTime() >= longestRunMs)
    return t(systemMessages.jobHangs, { at: formatDateTime(since) });
  return row?.last_error == null ? null : t(systemMessages.jobFailed, { reason: row.last_error });
}

/** When the run began that is not over; null between two. */
function runningSince({ last_started_at, last_finished_at }: JobRow): Date | null {
  return last_finished_at !== null && last_started_at !== null && last_finished_at >= last_started_at
    ? null
    : last_started_at;
}

/** What the last run did, where it counts. */
function resultOf(row: JobRow | undefined): string | null {
  const count = row?.last_result?.rows;
  return typeof count === 'number' ? t(systemMessages.rows, { count }) : null;
}

import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db';
import { databaseErrorCode } from '../db';
import { type Json, jobs } from '../db/schema';
import type { Text } from '../i18n';
import type { Logger } from '../log';
import type { Settings } from '../settings';

/** Work that comes round. */
export interface Job {
  readonly name: string;
  /** What the System page calls it. */
  readonly title: Text;
  readonly everySeconds: number;
  /**
   * Does what is due at `now`; what it answers is kept for the System page, `rows` as a number of things done. It changes rows in its own transactions
   * (`for update skip locked`), so that stopping half-way loses nothing.
   */
  run(now: Date): Promise<Json | undefined>;
}

export interface JobRunner {
  /** Every job, in the order in which they run. */
  readonly list: readonly Job[];
  /** Runs, in their order, the jobs that are due, once however many processes ask. */
  runDue(): Promise<void>;
  /** Looks every second until it is stopped. */
  start(): void;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
}

/** A running job's process renews its hold on it; when that has not been done for so long, another takes the job. */
const leaseMs = 30_000;

interface JobRunnerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'refresh'>;
  readonly log: Logger;
}

export function createJobRunner({ db, clock, settings, log }: JobRunnerParts, list: readonly Job[]): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Whether this process got the job: the row is the lock, and its next run is put off in the same statement. */
  async function claim(job: Job, now: Date): Promise<boolean> {
    await db.read.insert(jobs).values({ name: job.name }).onConflictDoNothing();
    const claimed = await db.read
      .update(jobs)
      .set({ last_started_at: now, next_run_at: new Date(now.getTime() + leaseMs) })
      .where(and(eq(jobs.name, job.name), or(isNull(jobs.next_run_at), lte(jobs.next_run_at, now))))
      .returning({ name: jobs.name });
    return claimed.length > 0;
  }

  /** Renews the hold on a running job. @returns what ends that, and waits for a renewal that is under way */
  function hold({ name }: Job): () => Promise<void> {
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      const next_run_at = new Date(clock.now().getTime() + leaseMs);
      renewal = Promise.allSettled([renewal, db.read.update(jobs).set({ next_run_at }).where(eq(jobs.name, name))]);
    }, leaseMs / 3);
    return async () => {
      clearInterval(timer);
      await renewal;
    };
  }

  async function runOne(job: Job): Promise<void> {
    const now = clock.now();
    if (!(await claim(job, now))) return;
    const letGo = hold(job);
    const next_run_at = new Date(now.getTime() + job.everySeconds * 1_000);
    const begun = performance.now();
    const finished = () => ({
      last_finished_at: clock.now(),
      last_duration_ms: Math.round(performance.now() - begun),
      next_run_at,
    });
    try {
      const result = await job.run(now);
      await letGo();
      await db.read
        .update(jobs)
        .set({ ...finished(), last_error: null, last_result: result ?? null })
        .where(eq(jobs.name, job.name));
    } catch (error) {
      await letGo();
      log.error({ err: error, job: job.name }, 'job failed');
      const last_error = databaseErrorCode(error) ?? (error instanceof Error ? error.name : 'error');
      await db.read
        .update(jobs)
        .set({ ...finished(), last_error })
        .where(eq(jobs.name, job.name));
    }
  }

  async function runList(): Promise<void> {
    await settings.refresh();
    for (const job of list) if (!stopped) await runOne(job);
  }

  function runDue(): Promise<void> {
    // One round at a time in a process; who asks meanwhile gets a round of their own after it.
    running = running.then(runList);
    return running;
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void runDue()
        .catch((error: unknown) => log.error({ err: error }, 'jobs failed'))
        .finally(() => {
          if (!stopped) schedule();
        });
    }, 1_000);
  }

  return {
    list,
    runDue,
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}

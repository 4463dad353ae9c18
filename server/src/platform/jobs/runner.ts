import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { type Database, databaseErrorCode, outsideCalls } from '../db';
import { type Json, jobs } from '../db/schema';
import type { Text } from '../i18n';
import type { Logger } from '../log';
import type { Settings } from '../settings';
import { createFaultLog, type FaultLog } from './fault-log';

/** Work that comes round. */
export interface Job {
  readonly name: string;
  /** What the System page calls it. */
  readonly title: Text;
  readonly everySeconds: number;
  /**
   * It waits for services outside, or looks at all that there is: it runs beside the others, which do not wait for it.
   * Those that erase wait for each other: what one has erased gives the next its work.
   */
  readonly apart?: true | 'erasing';
  /**
   * Whether a job that comes round often has something to do, as a condition that is looked at with all others in one
   * statement; without work it only runs once a minute.
   */
  hasWork?(now: Date): SQL;
  /**
   * Does what is due at `now`; what it answers is kept for the System page, `rows` as a number of things done. It changes
   * rows in its own transactions (`for update skip locked`), so that stopping half-way loses nothing.
   */
  run(now: Date): Promise<Json | undefined>;
}

export interface JobRunner {
  /** Every job, in the order in which they run. */
  readonly list: readonly Job[];
  /** Runs the jobs that are due, in their order and those apart after them, once however many processes ask. */
  runDue(): Promise<void>;
  /** Looks every two seconds until it is stopped. */
  start(): void;
  /**
   * Whether it still looks for due jobs, or has not been started, and none of those that others wait for hangs: `ready`
   * asks.
   */
  isLooking(): boolean;
  /** Waits for the jobs that are running. */
  stop(): Promise<void>;
}

/** A running job's process renews its hold on it; when that has not been done for so long, another takes the job. */
const leaseMs = 30_000;
const lookEveryMs = 2_000;
/** A job without work still shows that it comes round. */
const idleRunEveryMs = 60_000;
/** When no look has succeeded for so long, something is wrong with this process or its database. */
const longestSilenceMs = 60_000;
/** A run that takes longer most likely hangs. Its process keeps renewing its hold, so that no other takes the job over. */
export const longestRunMs = 600_000;
/**
 * A run that began so far ahead of now began before the clock was put right: what it says of the next one holds no more.
 * Clocks of several machines never lie so far apart; one that was set by local time runs an hour ahead or more.
 */
const aheadMs = 1_800_000;

interface JobRunnerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'refresh'>;
  readonly log: Logger;
}

const ahead = (now: Date) => new Date(now.getTime() + aheadMs);

/** The names of the jobs that would find nothing to do. */
function idleOf(list: readonly Job[], now: Date): SQL<readonly string[]> {
  const names = list.flatMap((job) =>
    job.hasWork === undefined ? [] : [sql`case when ${job.hasWork(now)} then null else ${job.name} end`],
  );
  return sql`array_remove(array[${sql.join(names, sql`, `)}]::text[], null)`;
}

/** Jobs that wait for each other: one round at a time in a process. */
interface Lane {
  readonly list: readonly Job[];
  readonly faults: FaultLog;
  running: Promise<void>;
  busy: boolean;
  /** When its present job began; null between two. */
  jobBegan: number | null;
}

function lanesOf(list: readonly Job[]): readonly (readonly Job[])[] {
  const where = (lane: Job['apart']) => list.filter(({ apart }) => apart === lane);
  return [where(undefined), where('erasing'), ...where(true).map((job) => [job])].filter((lane) => lane.length > 0);
}

export function createJobRunner({ db, clock, settings, log }: JobRunnerParts, list: readonly Job[]): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let lastLook: number | null = null;
  let stopped = false;
  const faultsOfLooks = createFaultLog(log);
  const lanes = lanesOf(list).map(
    (jobsOfLane): Lane => ({
      list: jobsOfLane,
      faults: createFaultLog(log),
      running: Promise.resolve(),
      busy: false,
      jobBegan: null,
    }),
  );

  /** The jobs whose time has come: a plain look, so that a process without work writes nothing. */
  async function dueJobs(): Promise<ReadonlySet<Job>> {
    const now = clock.now();
    const found = await db.read.select({ ...getTableColumns(jobs), idle: idleOf(list, now) }).from(jobs);
    const rows = new Map(found.map((row) => [row.name, row]));
    const due = list.filter((job) => {
      const row = rows.get(job.name);
      if ((row?.last_started_at ?? now) > ahead(now)) return true;
      if (row?.next_run_at && row.next_run_at > now) return false;
      const ranAt = row?.last_started_at?.getTime() ?? 0;
      return now.getTime() - ranAt >= idleRunEveryMs || row?.idle.includes(job.name) !== true;
    });
    if (due.length > 0) await settings.refresh();
    return new Set(due);
  }

  /** Whether this process got the job: the row is the lock, and its next run is put off in the same statement. */
  async function claim(job: Job, now: Date): Promise<boolean> {
    const taken = { last_started_at: now, next_run_at: new Date(now.getTime() + leaseMs) };
    const claimed = await db.read
      .insert(jobs)
      .values({ name: job.name, ...taken })
      .onConflictDoUpdate({
        target: jobs.name,
        set: taken,
        setWhere: or(isNull(jobs.next_run_at), lte(jobs.next_run_at, now), gt(jobs.last_started_at, ahead(now))),
      })
      .returning({ name: jobs.name });
    return claimed.length > 0;
  }

  /** Writes of a job only while it is held by the claim of that time: who slept past the lease has lost it to another. */
  function writeHeld({ name }: Job, claimedAt: Date, change: Partial<typeof jobs.$inferInsert>) {
    const isHeld = and(eq(jobs.name, name), eq(jobs.last_started_at, claimedAt));
    return db.read.update(jobs).set(change).where(isHeld).returning({ name: jobs.name });
  }

  /** Renews the hold on a running job. @returns what ends that, and waits for a renewal that is under way */
  function hold(job: Job, claimedAt: Date): () => Promise<void> {
    let renewal: Promise<unknown> = Promise.resolve();
    const renewing = setInterval(() => {
      const next_run_at = new Date(clock.now().getTime() + leaseMs);
      renewal = Promise.allSettled([renewal, writeHeld(job, claimedAt, { next_run_at })]);
    }, leaseMs / 3);
    return async () => {
      clearInterval(renewing);
      await renewal;
    };
  }

  async function runOne(job: Job): Promise<void> {
    const now = clock.now();
    if (!(await claim(job, now))) return;
    const letGo = hold(job, now);
    const next_run_at = new Date(now.getTime() + job.everySeconds * 1_000);
    const begun = performance.now();
    const finish = async (outcome: Partial<typeof jobs.$inferInsert>) => {
      const last_duration_ms = Math.round(performance.now() - begun);
      const finished = { last_finished_at: clock.now(), last_duration_ms, next_run_at };
      const written = await writeHeld(job, now, { ...finished, ...outcome });
      if (written.length === 0) log.warn({ job: job.name }, 'job finished after another process had taken it over');
    };
    try {
      const result = await job.run(now);
      await letGo();
      await finish({ last_error: null, last_result: result ?? null });
    } catch (error) {
      await letGo();
      log.error({ err: error, job: job.name }, 'job failed');
      const last_error = databaseErrorCode(error) ?? (error instanceof Error ? error.name : 'error');
      await finish({ last_error });
    }
  }

  /**
   * Runs what is due of a lane, after its present round. A round that fails does not keep the next from running.
   * @param findDue asked when that round is over
   */
  function runLane(lane: Lane, findDue: () => Promise<ReadonlySet<Job>>): Promise<void> {
    const round = async () => {
      lane.busy = true;
      try {
        const due = await findDue();
        for (const job of lane.list) {
          if (stopped || !due.has(job)) continue;
          lane.jobBegan = performance.now();
          await runOne(job);
        }
      } finally {
        lane.busy = false;
        lane.jobBegan = null;
      }
    };
    lane.running = lane.running.catch(() => undefined).then(round);
    return lane.running;
  }

  async function look(): Promise<void> {
    const due = await dueJobs();
    lastLook = performance.now();
    for (const lane of lanes) {
      if (lane.busy || !lane.list.some((job) => due.has(job))) continue;
      runLane(lane, async () => due).then(() => {
        if (!stopped) lane.faults.worked();
      }, lane.faults.failed);
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      looking = look()
        .then(faultsOfLooks.worked, faultsOfLooks.failed)
        .finally(() => {
          if (!stopped) schedule();
        });
    }, lookEveryMs);
  }

  /** For those apart no other lane waits, and messages may have to leave for longer: the System page alone tells of them. */
  const hangs = ({ list: [first], jobBegan }: Lane) =>
    !first?.apart && jobBegan !== null && performance.now() - jobBegan >= longestRunMs;

  return {
    list,
    async runDue() {
      // What the first jobs do may give work to those apart.
      for (const lane of lanes) await outsideCalls(() => runLane(lane, dueJobs));
    },
    start() {
      lastLook = performance.now();
      schedule();
    },
    isLooking: () => lastLook === null || (performance.now() - lastLook < longestSilenceMs && !lanes.some(hangs)),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.allSettled(lanes.map(({ running }) => running));
    },
  };
}

import type { Transferable } from 'node:worker_threads';
import { unavailable } from '../errors';
import { t } from '../i18n';
import type { Logger } from '../log';
import type { Task } from './task';
import { type Job, startThread, type WorkerThread } from './worker-thread';
import type { Workers } from './workers';
import { workersMessages } from './workers.messages';

export interface PoolOptions {
  /** The built file that `serveTasks`. */
  readonly file: string;
  /** How many threads there may be. */
  readonly threads: number;
  readonly log: Pick<Logger, 'error'>;
  /** How many tasks may wait before further ones are refused. */
  readonly mostWaiting?: number;
  /** A thread without work ends after this time and gives its memory back; a new one is slow with its first documents. */
  readonly idleMs?: number;
  /** No task takes longer, its waiting in a thread that has others to do included unless it has a time of its own. */
  readonly longestMs?: number;
}

/** A thread takes up another task while one waits for somebody else, such as a time-stamp service. */
const mostAtOnce = 4;
const retryAfterSeconds = 5;

/** Threads that are started when they are needed, and a queue with a limit before them. */
export function createWorkerPool({
  file,
  threads: most,
  log,
  mostWaiting = 100,
  idleMs = 300_000,
  longestMs = 60_000,
}: PoolOptions): Workers {
  const queue: Job[] = [];
  const pending = new Set<Promise<unknown>>();
  const threads = new Set<WorkerThread>();
  const idle = new Map<WorkerThread, NodeJS.Timeout>();
  let isClosing = false;

  /** A thread without work, else a further one, else the one with the fewest tasks unless it has too many. */
  function freeThread(): WorkerThread | null {
    const [least] = [...threads].sort((one, other) => one.load - other.load);
    if (least !== undefined && (least.load === 0 || (threads.size >= most && least.load < mostAtOnce))) return least;
    if (threads.size >= most) return null;
    const started = startThread({ file, longestMs, onFree, onEnd });
    threads.add(started);
    return started;
  }

  function hand(): void {
    for (;;) {
      const thread = queue.length > 0 ? freeThread() : null;
      const job = thread === null ? undefined : queue.shift();
      if (thread === null || job === undefined) return;
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      thread.take(job);
    }
  }

  function onFree(thread: WorkerThread): void {
    hand();
    if (thread.load > 0) return;
    const timer = setTimeout(() => {
      forget(thread);
      void thread.end();
    }, idleMs);
    idle.set(thread, timer.unref());
  }

  function onEnd(thread: WorkerThread, lost: Error | null): void {
    if (lost !== null) log.error({ err: lost }, 'a worker thread was lost');
    forget(thread);
    hand();
  }

  function forget(thread: WorkerThread): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    threads.delete(thread);
  }

  function queued<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    transfer: readonly Transferable[],
  ): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      queue.push({ task, input, transfer, resolve, reject });
      hand();
    });
  }

  return {
    get waiting() {
      return queue.length;
    },
    get threads() {
      return threads.size;
    },
    async run(task, input, transfer = []) {
      if (isClosing) throw unavailable();
      if (queue.length >= mostWaiting)
        throw unavailable(t(workersMessages.busy, { seconds: retryAfterSeconds }), retryAfterSeconds);
      const job = queued(task, input, transfer);
      const settled = job.catch(() => undefined).finally(() => pending.delete(settled));
      pending.add(settled);
      return job;
    },
    async rest() {
      const resting = [...idle.keys()];
      for (const thread of resting) forget(thread);
      await Promise.all(resting.map((thread) => thread.end()));
    },
    async close() {
      isClosing = true;
      await Promise.all(pending);
      const ending = [...threads].map((thread) => thread.end());
      for (const thread of [...threads]) forget(thread);
      await Promise.all(ending);
    },
  };
}

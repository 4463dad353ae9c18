import { type Transferable, Worker } from 'node:worker_threads';
import { unavailable } from '../errors';
import { type CarriedError, revive } from './carried-error';
import type { AnyTask } from './task';

/** A task that somebody waits for. */
export interface Job {
  readonly task: AnyTask;
  readonly input: unknown;
  readonly transfer: readonly Transferable[];
  resolve(result: never): void;
  reject(error: Error): void;
}

export interface Request {
  readonly id: number;
  readonly task: string;
  readonly input: never;
}

export type Answer =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly result: never }
  | { readonly id: number; readonly failure: CarriedError };

export interface WorkerThread {
  /** How many tasks it has. */
  readonly load: number;
  take(job: Job): void;
  end(): Promise<unknown>;
}

export interface ThreadOptions {
  /** The built file that `serveTasks`. */
  readonly file: string;
  /** The time limit of a task, after which the thread is terminated: a hanging task would block it for ever. */
  readonly longestMs: number;
  /** A task is done. */
  readonly onFree: (thread: WorkerThread) => void;
  /** The thread has ended, on request or by a fault; the jobs that it had have been rejected. */
  readonly onEnd: (thread: WorkerThread, lost: Error | null) => void;
}

/**
 * Memory limits of a thread, so that a hostile file ends the thread and not the process. The young generation gets half
 * of V8's default: documents take the same time, with 15 MB less memory.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/** How often it is looked whether a task takes too much of what these limits leave out: bytes outside the heap. */
const lookMs = 50;

/** Starts a thread that runs tasks. It keeps the process alive only while it has any. */
export function startThread({ file, longestMs, onFree, onEnd }: ThreadOptions): WorkerThread {
  const worker = new Worker(file, { resourceLimits });
  const running = new Map<number, { readonly job: Job; timer: NodeJS.Timeout; watch?: NodeJS.Timeout }>();
  let lastId = 0;
  let lost: Error | null = null;

  function lose(error: Error): Promise<unknown> {
    lost ??= error;
    return worker.terminate();
  }

  const limit = ({ name }: AnyTask, mostMs: number) =>
    setTimeout(() => lose(new Error(`The task ${name} took too long`)), mostMs);

  /** A task's own time begins with it: before that the thread may have been busy with another. */
  function begin(id: number): void {
    const found = running.get(id);
    if (found === undefined) return;
    const { task } = found.job;
    if (task.mostBytes !== undefined) found.watch = watchMemory(task, task.mostBytes);
    if (task.longestMs === undefined) return;
    clearTimeout(found.timer);
    found.timer = limit(task, Math.min(task.longestMs, longestMs));
  }

  /** Of the whole process: what a thread has outside its heap is not told apart. */
  function watchMemory({ name }: AnyTask, mostBytes: number): NodeJS.Timeout {
    const most = process.memoryUsage.rss() + mostBytes;
    return setInterval(() => {
      if (process.memoryUsage.rss() > most) void lose(new Error(`The task ${name} took too much memory`));
    }, lookMs);
  }

  function finish(id: number): Job | undefined {
    const found = running.get(id);
    clearTimeout(found?.timer);
    clearInterval(found?.watch);
    running.delete(id);
    if (running.size === 0) worker.unref();
    return found?.job;
  }

  const thread: WorkerThread = {
    get load() {
      return running.size;
    },
    take(job) {
      lastId += 1;
      worker.ref();
      running.set(lastId, { job, timer: limit(job.task, longestMs) });
      try {
        worker.postMessage({ id: lastId, task: job.task.name, input: job.input }, [...job.transfer]);
      } catch (error) {
        // The input cannot be cloned, so nothing was sent.
        finish(lastId)?.reject(error instanceof Error ? error : new Error(String(error)));
        onFree(thread);
      }
    },
    end: () => worker.terminate(),
  };

  worker.on('message', (answer: Answer) => {
    if ('begun' in answer) return begin(answer.id);
    const job = finish(answer.id);
    if ('failure' in answer) job?.reject(revive(answer.failure, job.task.errors));
    else job?.resolve(answer.result);
    onFree(thread);
  });
  worker.on('messageerror', (error) => lose(error));
  worker.on('error', (error) => {
    lost ??= error;
  });
  worker.on('exit', () => {
    if (running.size > 0) lost ??= new Error('The thread ended before its tasks');
    for (const id of [...running.keys()]) finish(id)?.reject(unavailable());
    onEnd(thread, lost);
  });
  worker.unref();
  return thread;
}

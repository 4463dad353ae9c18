import type { Transferable } from 'node:worker_threads';
import type { Task } from './task';

/** Where long work is done, so that it holds up nobody who asks for something else. */
export interface Workers {
  /**
   * @param transfer what the other thread gets instead of a copy: ports
   * @throws Refusal `unavailable` with Retry-After when too much is waiting, or the thread was lost; and what the task
   *   throws
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, transfer?: readonly Transferable[]): Promise<Output>;
  /** How many tasks wait for a thread. */
  readonly waiting: number;
  /** How many threads there are now. */
  readonly threads: number;
  /** Ends the threads that have no work, which gives their memory back; the next task starts one. */
  rest(): Promise<void>;
  /** Settles when all that was begun is done and every thread has ended; nothing is begun any more. */
  close(): Promise<void>;
}

/** Does everything on the thread that asks, with copies as another thread would have them. */
export function inProcess(): Workers {
  return {
    waiting: 0,
    threads: 0,
    run: async (task, input, transfer = []) =>
      structuredClone(await task.run(structuredClone(input, { transfer: [...transfer] }))),
    rest: async () => undefined,
    close: async () => undefined,
  };
}

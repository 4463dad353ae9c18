import { parentPort } from 'node:worker_threads';
import { carry } from './carried-error';
import type { AnyTask } from './task';
import type { Answer, Request } from './worker-thread';

/** A worker thread's side: does what it is asked, until it is ended. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]));

  async function answer({ id, task: name, input }: Request): Promise<void> {
    const task = byName.get(name);
    parentPort?.postMessage({ id, begun: true } satisfies Answer);
    try {
      if (task === undefined) throw new Error(`There is no task ${name}`);
      parentPort?.postMessage({ id, result: await task.run(input) });
    } catch (error) {
      parentPort?.postMessage({ id, failure: carry(error, task?.errors ?? []) } satisfies Answer);
    }
  }

  parentPort?.on('message', (request: Request) => void answer(request));
}

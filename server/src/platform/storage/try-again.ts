import { setTimeout as pause } from 'node:timers/promises';

const tries = 3;
const firstPauseMs = 100;

/** Does the work up to three times, as long as what goes wrong may pass. */
export async function tryAgain<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !mayPass(error)) throw error;
      await pause(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

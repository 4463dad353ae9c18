import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 3_000;

/** What a storage says, or null where it fails or is silent: the System page is opened to see just that. */
export function inTime<T>(asked: Promise<T>): Promise<T | null> {
  return Promise.race([asked.catch(() => null), pause(patienceMs, null, { ref: false })]);
}

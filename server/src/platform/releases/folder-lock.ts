import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from '../has-code';
import { RegistryBusyError } from './release-errors';

/**
 * A change takes milliseconds: a lock of this age belongs to a process that is gone, and so does one that is to come so
 * much later, by a clock that was put right since.
 */
const abandonedMs = 10_000;
/** Longer than that, so that who comes after a process that is gone goes on by itself. */
const patienceMs = abandonedMs + 5_000;
/** Old locks stay a while, so that no listing of the folder can miss the newest between two of them. */
const keptLocks = 3;
const prefix = 'registry.lock.';

/**
 * Lets in one writer at a time, among processes that share a folder. Each lock is a file with the next number, which
 * only one can create: so that of all who see an abandoned lock one alone follows it, and nobody takes away a lock that
 * somebody else has just made. A lock is over when it is old: who is done makes it so.
 */
export interface FolderLock {
  /**
   * @returns the number of one's own lock
   * @throws RegistryBusyError
   */
  take(): Promise<number>;
  /** False when somebody took this lock for abandoned and has followed it. */
  isOwn(number: number): Promise<boolean>;
  release(number: number): Promise<void>;
}

export function folderLock(root: string): FolderLock {
  const fileOf = (number: number) => join(root, `${prefix}${number}`);

  async function numbers(): Promise<readonly number[]> {
    const names = (await readdir(root)).filter((name) => name.startsWith(prefix));
    return names.map((name) => Number(name.slice(prefix.length))).sort((one, other) => one - other);
  }

  const isOwn = async (number: number) => (await numbers()).at(-1) === number;

  async function isOver(number: number): Promise<boolean> {
    const found = await stat(fileOf(number)).catch(() => null);
    return found !== null && Math.abs(Date.now() - found.mtimeMs) > abandonedMs;
  }

  async function claim(number: number): Promise<boolean> {
    try {
      await (await open(fileOf(number), 'wx')).close();
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
    // Who was slow may have made a number that others have long left behind.
    if (await isOwn(number)) return true;
    await rm(fileOf(number), { force: true });
    return false;
  }

  return {
    async take() {
      await mkdir(root, { recursive: true });
      const until = Date.now() + patienceMs;
      while (Date.now() < until) {
        const known = await numbers();
        const last = known.at(-1) ?? 0;
        if ((last === 0 || (await isOver(last))) && (await claim(last + 1))) {
          await Promise.all(known.slice(0, -keptLocks).map((number) => rm(fileOf(number), { force: true })));
          return last + 1;
        }
        await pause(5 + Math.random() * 20);
      }
      throw new RegistryBusyError();
    },
    isOwn,
    // One that was followed may be gone.
    release: (number) => utimes(fileOf(number), 0, 0).catch(() => undefined),
  };
}

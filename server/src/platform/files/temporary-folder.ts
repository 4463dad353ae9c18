import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';

/** Longer than any call may last. */
const abandonedMs = 10 * 60_000;

/** A place for the files of one call. */
export interface TemporaryFolder {
  /** Where a new file may be written; the folder is made for the first. */
  place(): Promise<string>;
}

/**
 * Where files lie while their call is at work. In DATA_DIR, not in the system's folder: that is memory on many machines,
 * and others read there; what people upload stays on the disk that is meant for it.
 */
export function temporaryRoot({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'incoming');
}

/** Runs `work` with a folder of its own that is gone when it ends, however it ends. */
export async function withTemporaryFolder<T>(root: string, work: (folder: TemporaryFolder) => Promise<T>): Promise<T> {
  const path = join(root, randomUUID());
  let isMade = false;
  try {
    return await work({
      async place() {
        isMade = true;
        await mkdir(path, { recursive: true, mode: 0o700 });
        return join(path, randomUUID());
      },
    });
  } finally {
    // What cannot be removed is no reason to take back an answer: the next sweep tries again.
    if (isMade) await remove(path);
  }
}

/**
 * Removes what killed processes left behind, now and every ten minutes. What is younger than a call can be may belong to
 * another process that shares the folder.
 */
export async function keepSwept(root: string): Promise<void> {
  await sweep(root);
  setInterval(() => void sweep(root), abandonedMs).unref();
}

async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const found = await stat(path).catch(() => null);
    // The machine's clock: it also wrote the folder's time.
    if (found !== null && Date.now() - found.mtimeMs > abandonedMs) await remove(path);
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined);
}

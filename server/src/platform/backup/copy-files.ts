import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissingError, type Storage } from '../storage';

/**
 * Copies every stored file into a folder. One that a retention term removes meanwhile is none.
 * @returns how many
 */
export async function copyFiles(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list('')) {
    const path = join(folder, key);
    try {
      const { content } = await storage.open(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      count += 1;
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
    }
  }
  return count;
}

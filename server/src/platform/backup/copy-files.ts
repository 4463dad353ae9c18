import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { t } from '../i18n';
import { FileMissingError, type Storage } from '../storage';
import { backupMessages } from './backup.messages';

export interface CopyCall {
  readonly write: (line: string) => void;
  /** Who waits wants no more of it. */
  readonly signal?: AbortSignal;
}

/** So many take a minute or two, and much longer on a slow disk. */
const toldEvery = 10_000;

/**
 * Copies every stored file into a folder, and says now and then how far it is. One that a retention term removes
 * meanwhile is none.
 * @returns how many
 */
export async function copyFiles(storage: Storage, folder: string, { write, signal }: CopyCall): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list('')) {
    signal?.throwIfAborted();
    const path = join(folder, key);
    try {
      const { content } = await storage.open(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      count += 1;
      if (count % toldEvery === 0) write(t(backupMessages.soFar, { count }));
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
    }
  }
  return count;
}

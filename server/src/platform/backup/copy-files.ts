import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { t } from '../i18n';
import { severalAtOnce } from '../several';
import { FileMissingError, type Storage } from '../storage';
import { backupMessages } from './backup.messages';
import { writingInto } from './writing-into';

export interface CopyCall {
  readonly write: (line: string) => void;
  /** Who waits wants no more of it. */
  readonly signal?: AbortSignal;
}

/** So many take a minute, and much longer on a slow disk. */
const toldEvery = 10_000;

/** While one is synced to the disk the next ones are read and written. */
const atOnce = 8;

/**
 * Copies every stored file into a folder, and says now and then how far it is. One that a retention term removes
 * meanwhile is none.
 * @returns how many, once nothing is being written any more
 * @throws BackupRefusal when the folder's disk is full
 */
export async function copyFiles(storage: Storage, folder: string, { write, signal }: CopyCall): Promise<number> {
  let count = 0;
  const copied = severalAtOnce(storage.list(''), atOnce, async ({ key }) => {
    signal?.throwIfAborted();
    return writingInto(folder, () => copyFile(storage, key, join(folder, key)));
  });
  for await (const isCopied of copied) {
    if (!isCopied) continue;
    count += 1;
    if (count % toldEvery === 0) write(t(backupMessages.soFar, { count }));
  }
  return count;
}

/** @returns whether it was still there */
async function copyFile(storage: Storage, key: string, path: string): Promise<boolean> {
  try {
    const { content } = await storage.open(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}

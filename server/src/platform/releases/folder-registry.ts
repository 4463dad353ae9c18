import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileMissingError, folderStorage } from '../storage';
import { type RegistryFile, registryName } from './registry-file';
import { RegistryBusyError } from './release-errors';

/** A change takes milliseconds: a lock of this age belongs to a process that is gone. */
const abandonedMs = 10_000;
const tries = 400;

/** The registry in a folder: a lock file lets in one writer at a time, a rename puts the new content in place. */
export function folderRegistry(root: string): RegistryFile {
  const files = folderStorage(root, { readable: true });
  const lock = join(root, 'registry.lock');

  async function read(): Promise<string | null> {
    try {
      return (await files.get(registryName)).toString('utf8');
    } catch (error) {
      if (error instanceof FileMissingError) return null;
      throw error;
    }
  }

  return {
    freshForMs: 0,
    read,
    async state() {
      const found = await stat(join(root, registryName)).catch(() => null);
      return found === null ? null : `${found.ino} ${found.mtimeMs} ${found.size}`;
    },
    async update(change) {
      await mkdir(root, { recursive: true });
      await takeLock(lock);
      try {
        await files.put(registryName, Buffer.from(change(await read())));
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}

async function takeLock(lock: string): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      await (await open(lock, 'wx')).close();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const held = await stat(lock).catch(() => null);
    if (held !== null && Date.now() - held.mtimeMs > abandonedMs) await rm(lock, { force: true });
    else await pause(5 + Math.random() * 20);
  }
  throw new RegistryBusyError();
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileMissingError, folderStorage } from '../storage';
import { folderLock } from './folder-lock';
import { type RegistryFile, registryName } from './registry-file';

/** The registry in a folder: a lock lets in one writer at a time, a rename puts the new content in place. */
export function folderRegistry(root: string): RegistryFile {
  const files = folderStorage(root, { readable: true });
  const lock = folderLock(root);

  async function read(): Promise<string | null> {
    try {
      return (await files.get(registryName)).toString('utf8');
    } catch (error) {
      if (error instanceof FileMissingError) return null;
      throw error;
    }
  }

  /** @returns false when it took so long that somebody else has gone on */
  async function write(change: (content: string | null) => string): Promise<boolean> {
    const own = await lock.take();
    try {
      const content = Buffer.from(change(await read()));
      if (!(await lock.isOwn(own))) return false;
      await files.put(registryName, content);
      return true;
    } finally {
      await lock.release(own);
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
      while (!(await write(change)));
    },
  };
}

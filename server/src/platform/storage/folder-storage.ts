import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, FileMissingError, type Storage } from './storage';

/** Files in a folder; each is written beside its place, synced, and moved in. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FileMissingError();
        throw error;
      }
    },
    async has(key) {
      return access(pathOf(key)).then(
        () => true,
        () => false,
      );
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The new name itself must reach the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

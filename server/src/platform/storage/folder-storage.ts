import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, FileMissingError, type Storage, type StorageUsage } from './storage';

/** Files in a folder; each is written beside its place, synced, and moved in. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    kind: 'filesystem',
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
    usage: () => usageOf(root),
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

/** Drafts that are being written are not counted; a file that goes meanwhile is none. */
async function usageOf(root: string): Promise<StorageUsage> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
  let files = 0;
  let bytes = 0;
  for (const { parentPath, name } of names) {
    const found = await stat(join(parentPath, name)).catch(() => null);
    if (found === null) continue;
    files += 1;
    bytes += found.size;
  }
  return { files, bytes };
}

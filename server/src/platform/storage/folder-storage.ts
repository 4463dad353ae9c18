import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { freeBytes } from '../free-bytes';
import { syncFolder } from '../sync-folder';
import { checkKey, countFiles, FileMissingError, type Storage, type StoredFile } from './storage';

export interface FolderOptions {
  /** Other programs of the machine may read the files too: what is served to everybody anyway. */
  readonly readable?: boolean;
}

/** Files in a folder; each is written beside its place, synced, and moved in. */
export function folderStorage(root: string, { readable = false }: FolderOptions = {}): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    kind: 'filesystem',
    async put(key, content) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: readable ? 0o755 : 0o700 });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(draft, 'wx', readable ? 0o644 : 0o600);
        try {
          await writeFile(file, Buffer.isBuffer(content) ? content : createReadStream(content.path));
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
      return readFile(pathOf(key)).catch(noFile);
    },
    async open(key) {
      const file = await open(pathOf(key)).catch(noFile);
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    async has(key) {
      return access(pathOf(key)).then(
        () => true,
        () => false,
      );
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => filesBelow(root, prefix),
    usage: () => countFiles(filesBelow(root, '')),
    async free() {
      await mkdir(root, { recursive: true, mode: readable ? 0o755 : 0o700 });
      return freeBytes(root);
    },
  };
}

/** No such file, a file where its folder would be, a name that no file can have. */
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

function noFile(error: unknown): never {
  if (error instanceof Error && 'code' in error && missing.includes(error.code)) throw new FileMissingError();
  throw error;
}

/** Drafts that are being written are not counted; a file that goes meanwhile is none. */
async function* filesBelow(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const folder = prefix === '' ? root : join(root, checkKey(prefix.replace(/\/$/, '')));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found !== null)
      yield { key: relative(root, path).split(sep).join('/'), bytes: found.size, changedAt: found.mtime };
  }
}

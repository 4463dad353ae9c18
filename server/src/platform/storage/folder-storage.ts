import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { freeBytes } from '../free-bytes';
import { hasCode } from '../has-code';
import { syncFolder } from '../sync-folder';
import { checkKey, countFiles, FileMissingError, type Storage, type StoredFile, UnreadableFileError } from './storage';

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
      const draft = `${path}.${randomUUID()}${draftEnd}`;
      try {
        const file = await openDraft(draft, readable);
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
      // Who removed the file meanwhile may have taken the folder with it.
      await syncFolder(dirname(path)).catch(unless(isGone));
    },
    async get(key) {
      return readFile(pathOf(key)).catch(noFile(key));
    },
    async open(key) {
      const file = await open(pathOf(key)).catch(noFile(key));
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
    removeLeftovers: (prefix) => removeLeftovers(folderOf(root, prefix), prefix !== ''),
    usage: () => countFiles(filesBelow(root, '')),
    async free() {
      await mkdir(root, { recursive: true, mode: readable ? 0o755 : 0o700 });
      return freeBytes(root);
    },
  };
}

/** A file that is being written, until it is whole. */
const draftEnd = '.part';
/** Longer than any file takes: whoever wrote it was ended. */
const abandonedMs = 86_400_000;
/** An empty folder may be removed just when it was to be used, and not again and again. */
const tries = 10;

async function openDraft(draft: string, readable: boolean): Promise<FileHandle> {
  for (let left = tries; ; left -= 1)
    try {
      await mkdir(dirname(draft), { recursive: true, mode: readable ? 0o755 : 0o700 });
      return await open(draft, 'wx', readable ? 0o644 : 0o600);
    } catch (error) {
      if (!isGone(error) || left === 0) throw error;
    }
}

async function removeLeftovers(folder: string, withItself: boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeLeftovers(path, true);
    else if (entry.name.endsWith(draftEnd) && (await isAbandoned(path))) await rm(path, { force: true });
  }
  // The system refuses it while anything lies there.
  if (withItself) await rmdir(folder).catch(unless(isGone, isNotEmpty));
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  // The machine's clock: it also wrote the file's time.
  return found !== null && Date.now() - found.mtimeMs > abandonedMs;
}

const isGone = (error: unknown) => hasCode(error, 'ENOENT');
const isNotEmpty = (error: unknown) => hasCode(error, 'ENOTEMPTY', 'EEXIST');

/** Lets an error pass that is none of these. */
function unless(...kinds: readonly ((error: unknown) => boolean)[]): (error: unknown) => void {
  return (error) => {
    if (!kinds.some((is) => is(error))) throw error;
  };
}

/** No such file, a file where its folder would be, a name that no file can have. */
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
/** The disk is broken there, or the file is somebody else's, as after a restore by another user. */
const unreadable: readonly unknown[] = ['EACCES', 'EPERM', 'EIO', 'EISDIR'];

function noFile(key: string): (error: unknown) => never {
  return (error) => {
    if (hasCode(error, ...missing)) throw new FileMissingError(key);
    if (hasCode(error, ...unreadable)) throw new UnreadableFileError(key, { cause: error });
    throw error;
  };
}

const folderOf = (root: string, prefix: string) =>
  prefix === '' ? root : join(root, checkKey(prefix.replace(/\/$/, '')));

/** Drafts that are being written are not counted; a file that goes meanwhile is none. */
async function* filesBelow(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folderOf(root, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(draftEnd)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found !== null)
      yield { key: relative(root, path).split(sep).join('/'), bytes: found.size, changedAt: found.mtime };
  }
}

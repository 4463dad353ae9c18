import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { serverFolder } from '../../server-folder';
import { syncFolder } from '../../sync-folder';
import { readTar } from './read-tar';

/** Below what a process may have open at once. */
const atOnce = 64;
/** The whole in one piece, 40 MB: of many the process would keep some. */
const chunkSize = 64 * 1_024 * 1_024;

/** Where the build leaves an empty cluster, of exactly the engine that is installed: another's files do not fit it. */
export function builtCluster(): string {
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version }: { version: string } = JSON.parse(readFileSync(join(engine, '../package.json'), 'utf8'));
  return join(serverFolder, `dist/cluster-${version}.tar.br`);
}

/**
 * Puts the prepared cluster where there is none yet: the library makes one in a second engine, which takes two seconds
 * and 500 MB. It is on disk before it gets its name, so that an interrupted start begins anew. Without an archive, or
 * with anything in the folder, nothing is done.
 * @returns whether one was put there
 */
export async function placeCluster(folder: string, archive: string): Promise<boolean> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(archive) || (existsSync(folder) && readdirSync(folder).length > 0)) return false;
  await unpack(brotliDecompressSync(await readFile(archive), { chunkSize }), aside);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(aside, folder);
  await syncFolder(dirname(folder));
  return true;
}

async function unpack(tar: Buffer, folder: string): Promise<void> {
  const entries = readTar(tar).map((entry) => ({ ...entry, path: join(folder, entry.name) }));
  const folders = [folder, ...entries.filter(({ isFolder }) => isFolder).map(({ path }) => path)];
  for (const path of folders) mkdirSync(path, { mode: 0o700 });
  const files = entries.filter(({ isFolder }) => !isFolder);
  for (let start = 0; start < files.length; start += atOnce) {
    const some = files.slice(start, start + atOnce);
    await Promise.all(some.map(({ path, content }) => writeFile(path, content, { mode: 0o600, flush: true })));
  }
  await Promise.all(folders.map(syncFolder));
}

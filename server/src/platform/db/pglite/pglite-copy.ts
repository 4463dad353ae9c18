import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock';
import { folderOptions, openPgliteFolder } from './pglite-engine';

/**
 * Hands over the database of a folder that no process has open, as one archive.
 * @throws FolderInUseError, before anything is handed over
 */
export async function copyPgliteFolder(
  dataDir: string,
  take: (copy: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const engine = await openPgliteFolder(dataDir);
  try {
    if (engine.copy === null) throw new Error('The embedded database gives no copy');
    await take(engine.copy());
  } finally {
    await engine.close();
  }
}

/**
 * Makes the database of a folder that holds none out of such an archive. What cannot be finished leaves none.
 * @throws FolderInUseError; with the code `EEXIST` where there is one; with the code `ENOSPC` where the disk has too little room for it
 */
export async function restorePgliteFolder(dataDir: string, archive: string, signal?: AbortSignal): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Until the end: of a process that began on the folder in the meantime nothing is overwritten, nor taken away.
  const unlock = lockFolder(dataDir);
  try {
    await makeDatabase(join(dataDir, 'database'), archive, signal);
  } finally {
    unlock();
  }
}

/** Beside its place until it is whole: nobody opens the half that is left where the process is killed. */
async function makeDatabase(folder: string, archive: string, signal: AbortSignal | undefined): Promise<void> {
  if (existsSync(folder)) throw Object.assign(new Error('There is a database'), { code: 'EEXIST' });
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    const loadDataDir = new Blob([await readFile(archive)]);
    const pglite = await PGlite.create({ ...folderOptions(part), loadDataDir });
    await pglite.close();
    // The engine computes in this thread: only now a signal is heard that came meanwhile.
    await turnOfTheLoop();
    signal?.throwIfAborted();
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw isEngineFull(error) ? Object.assign(new Error('No room for the database'), { code: 'ENOSPC' }) : error;
  }
}

/** ENOSPC as the engine's file system numbers it (WASI), in an object that is no Error. */
const engineFull = 51;

function isEngineFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === engineFull;
}

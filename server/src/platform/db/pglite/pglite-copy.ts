import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock';
import { folderOptions, openPgliteFolder } from './pglite-engine';

/** The database of a folder that no process has open, as one archive. @throws FolderInUseError */
export async function copyPgliteFolder(dataDir: string): Promise<Blob> {
  const engine = await openPgliteFolder(dataDir);
  try {
    if (engine.copy === null) throw new Error('The embedded database gives no copy');
    return await engine.copy();
  } finally {
    await engine.close();
  }
}

/**
 * Makes the folder's database out of such an archive.
 * @throws when the folder already holds one; with the code `ENOSPC` where the disk has too little room for it
 */
export async function restorePgliteFolder(dataDir: string, archive: string): Promise<void> {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const loadDataDir = new Blob([await readFile(archive)]);
    const pglite = await PGlite.create({ ...folderOptions(folder), loadDataDir });
    await pglite.close();
  } catch (error) {
    throw isEngineFull(error) ? Object.assign(new Error('No room for the database'), { code: 'ENOSPC' }) : error;
  } finally {
    unlock();
  }
}

/** ENOSPC as the engine's file system numbers it (WASI), in an object that is no Error. */
const engineFull = 51;

function isEngineFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === engineFull;
}

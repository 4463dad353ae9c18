import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, restorePgliteFolder } from '../db';
import type { Env } from '../env';
import { formatDateTime, t } from '../i18n';
import { folderStorage } from '../storage';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';
import { type CopyCall, copyFiles } from './copy-files';
import { databaseFile, filesFolder, type Manifest, readManifest, sha256Of } from './manifest';
import { expectEmptyPostgres, restorePostgres } from './postgres-copy';
import { writingInto } from './writing-into';

/**
 * Puts a backup where nothing is: files first, for the rows that name them come after them, too, when the product runs.
 * @throws BackupRefusal, with nothing overwritten
 */
export async function restoreBackup(
  env: Env,
  { folder, write, signal }: CopyCall & { readonly folder: string },
): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest === null) throw new BackupRefusal(t(backupMessages.notWhole, { folder }));
  const dump = databaseFile(folder);
  if ((await sha256Of(dump).catch(() => null)) !== manifest.database_sha256)
    throw new BackupRefusal(t(backupMessages.changed, { folder }));
  if ((env.DATABASE_URL === null) !== (manifest.engine === 'pglite'))
    throw new BackupRefusal(t(backupMessages.otherEngine, { engine: manifest.engine }));
  await expectAllFiles(folder, manifest);
  const hadFiles = existsSync(join(env.DATA_DIR, 'files'));
  await expectFreePlace(env, manifest);

  try {
    await putBack(env, { folder, manifest, write, signal });
  } catch (error) {
    // A process that began meanwhile keeps what it uses, also when it has ended: then its database lies there.
    if (error instanceof FolderInUseError) throw error;
    if (hasDatabase(env)) throw new BackupRefusal(t(backupMessages.occupied));
    // What was committed all the same keeps its files.
    if (env.DATABASE_URL !== null) await expectEmptyPostgres(env.DATABASE_URL);
    // They were not there before: the next try finds its place free.
    if (!hadFiles) await rm(join(env.DATA_DIR, 'files'), { recursive: true, force: true });
    throw signal?.aborted ? new BackupRefusal(t(backupMessages.interrupted)) : error;
  }
  write(t(backupMessages.restored, { at: formatDateTime(new Date(manifest.made_at)) }));
}

const hasDatabase = ({ DATA_DIR }: Env) => existsSync(join(DATA_DIR, 'database'));

async function expectFreePlace(env: Env, manifest: Manifest): Promise<void> {
  if (hasDatabase(env)) throw new BackupRefusal(t(backupMessages.occupied));
  if (env.DATABASE_URL !== null) await expectEmptyPostgres(env.DATABASE_URL);
  const folder = join(env.DATA_DIR, 'files');
  if (manifest.files !== null && existsSync(folder)) throw new BackupRefusal(t(backupMessages.filesThere, { folder }));
}

interface PutBack extends CopyCall {
  readonly folder: string;
  readonly manifest: Manifest;
}

async function putBack({ DATA_DIR, DATABASE_URL }: Env, { folder, manifest, write, signal }: PutBack): Promise<void> {
  const dump = databaseFile(folder);
  if (manifest.files === null) write(t(backupMessages.bucketKept));
  else {
    const count = await copyFiles(folderStorage(filesFolder(folder)), join(DATA_DIR, 'files'), { write, signal });
    write(t(backupMessages.files, { count }));
  }
  signal?.throwIfAborted();
  write(t(backupMessages.puttingBack));
  if (DATABASE_URL === null) await writingInto(DATA_DIR, () => restorePgliteFolder(DATA_DIR, dump, signal));
  else await restorePostgres(DATABASE_URL, dump, signal);
}

/** Before anything is written: a restore that stops half-way would leave files where the next one finds its place taken. */
async function expectAllFiles(folder: string, { files: expected }: Manifest): Promise<void> {
  if (expected === null) return;
  const { files: found } = await folderStorage(filesFolder(folder)).usage();
  if (found !== expected) throw new BackupRefusal(t(backupMessages.filesMissing, { folder, found, expected }));
}

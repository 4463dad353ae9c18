import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env';
import { t } from '../i18n';
import { productVersion } from '../product-version';
import { openStorage, type Storage } from '../storage';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';
import { type CopyCall, copyFiles } from './copy-files';
import { copyEmbedded } from './embedded-copy';
import { noteBackup } from './last-backup';
import { databaseFile, filesFolder, type Manifest, manifestFile, sha256Of, writeManifest } from './manifest';
import { copyPostgres } from './postgres-copy';
import { writingInto } from './writing-into';

interface BackupCall extends CopyCall {
  readonly folder: string;
  readonly now: Date;
}

/**
 * Copies database and files into a new folder, while the product is running or not. The database first: files are
 * written before the rows that name them. Keys stay out, for who finds a backup must not be able to read it.
 * @param now the moment that the backup bears
 * @throws BackupRefusal, with an empty folder
 */
export async function makeBackup(env: Env, { folder, now, write, signal }: BackupCall): Promise<void> {
  await openFolder(folder);
  const storage = await openStorage(env);
  try {
    await copyInto(folder, { env, storage, now, write, signal });
  } catch (error) {
    // The next try finds the folder empty again. Of what keeps it from that the first error tells more.
    const emptied = await empty(folder).then(
      () => true,
      () => false,
    );
    throw signal?.aborted && emptied ? new BackupRefusal(t(backupMessages.interrupted)) : error;
  }
  await noteBackup(storage, now);
  write(t(backupMessages.keysApart, { path: join(env.DATA_DIR, 'app-keys') }));
  write(t(backupMessages.made, { folder }));
}

interface CopyParts extends Omit<BackupCall, 'folder'> {
  readonly env: Env;
  readonly storage: Storage;
}

async function copyInto(folder: string, { env, storage, now, write, signal }: CopyParts): Promise<void> {
  const dump = databaseFile(folder);
  write(t(backupMessages.copying));
  if (env.DATABASE_URL === null) await copyEmbedded(env.DATA_DIR, dump);
  else await copyPostgres(env.DATABASE_URL, dump, signal);
  signal?.throwIfAborted();
  write(t(backupMessages.database, { bytes: (await stat(dump)).size }));

  const files = storage.kind === 's3' ? null : await copyFiles(storage, filesFolder(folder), { write, signal });
  write(files === null ? t(backupMessages.bucket) : t(backupMessages.files, { count: files }));

  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    version: productVersion,
    engine: env.DATABASE_URL === null ? 'pglite' : 'postgres',
    database_sha256: await sha256Of(dump),
    files,
  };
  await writingInto(folder, () => writeManifest(folder, manifest));
}

/** Makes the folder, which must be empty, and tries to write there: what fails later may be about other places. */
async function openFolder(folder: string): Promise<void> {
  if ((await namesIn(folder)).length > 0) throw new BackupRefusal(t(backupMessages.notEmpty, { folder }));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return await readdir(folder);
  } catch {
    throw new BackupRefusal(t(backupMessages.notWritable, { folder }));
  }
}

async function empty(folder: string): Promise<void> {
  await rm(manifestFile(folder), { force: true });
  await rm(databaseFile(folder), { force: true });
  await rm(filesFolder(folder), { recursive: true, force: true });
}

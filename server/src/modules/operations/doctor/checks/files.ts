import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastBackup } from '../../../../platform/backup';
import { hasEmbeddedDatabase } from '../../../../platform/db';
import type { Env } from '../../../../platform/env';
import { freeBytes, leastFreeBytes } from '../../../../platform/free-bytes';
import { formatDateTime, formatNumber } from '../../../../platform/i18n';
import { startProblem } from '../../../../platform/start';
import { openStorage, type Storage } from '../../../../platform/storage';
import { storageAdapter } from '../../system/adapters/storage-adapter';
import { doctorMessages as messages } from '../doctor.messages';
import { doubt, type Finding, fault, well } from '../finding';

const backupMs = 2 * 86_400_000;
/** Files of the folder hold keys, documents and the database. */
const forOthers = 0o077;

/** The folder of data, room on its disk, a file that is written and read again, and the last backup. */
export async function examineFiles(env: Env, now: Date): Promise<readonly Finding[]> {
  const folder = env.DATA_DIR;
  if (!existsSync(folder))
    return [
      canBeMade(folder) ? doubt(messages.folderMissing, { folder }) : fault(messages.folderImpossible, { folder }),
    ];
  const isOpen = (statSync(folder).mode & forOthers) !== 0;
  return [
    ...(isOpen ? [doubt(messages.folderOpen, { folder })] : []),
    ...disksOf(env).map(room),
    ...(await examineStorage(env, now)),
  ];
}

/** Whether whoever asks may write where the folder is to be. */
function canBeMade(folder: string): boolean {
  const parent = dirname(folder);
  if (!existsSync(parent)) return parent === folder ? false : canBeMade(parent);
  try {
    accessSync(parent, constants.W_OK);
    return statSync(parent).isDirectory();
  } catch {
    return false;
  }
}

/** The folder, and the embedded database's where that lies on another disk. */
function disksOf({ DATABASE_URL, DATA_DIR }: Env): readonly string[] {
  if (DATABASE_URL !== null || !hasEmbeddedDatabase(DATA_DIR)) return [DATA_DIR];
  const database = join(DATA_DIR, 'database');
  return statSync(database).dev === statSync(DATA_DIR).dev ? [DATA_DIR] : [DATA_DIR, database];
}

function room(folder: string): Finding {
  const free = freeBytes(folder);
  const left = `${formatNumber(Math.floor(free / 1_000_000))} MB`;
  return free < leastFreeBytes ? fault(messages.diskLow, { folder, left }) : well(messages.disk, { folder, left });
}

async function examineStorage(env: Env, now: Date): Promise<readonly Finding[]> {
  try {
    const storage = await openStorage(env);
    const { ok, detail } = await storageAdapter(storage, () => null).test('');
    return [{ weight: ok ? 'well' : 'fault', text: detail }, await examineBackup(storage, now)];
  } catch (error) {
    const text = startProblem(error, env);
    if (text !== null) return [{ weight: 'fault', text }];
    return [fault(messages.filesAway, { reason: error instanceof Error ? error.message : '' })];
  }
}

async function examineBackup(storage: Storage, now: Date): Promise<Finding> {
  const madeAt = await lastBackup(storage);
  if (madeAt === null) return doubt(messages.backupNone);
  const at = formatDateTime(new Date(madeAt));
  const isOld = now.getTime() - new Date(madeAt).getTime() > backupMs;
  return isOld ? doubt(messages.backupOld, { at }) : well(messages.backup, { at });
}

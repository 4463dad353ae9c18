import { isDiskFull } from '../db';
import { t } from '../i18n';
import { backupMessages } from './backup.messages';
import { BackupRefusal } from './backup-refusal';

/** Work that writes into a folder. @throws BackupRefusal when the folder's disk is full, and whatever else it meets */
export async function writingInto<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? new BackupRefusal(t(backupMessages.noRoom, { folder })) : error;
  }
}

export { backupMessages } from './backup.messages';
export { BackupRefusal } from './backup-refusal';
export { offerCopies } from './embedded-copy';
export { lastBackup, noteBackup } from './last-backup';
export { makeBackup } from './make-backup';
export { restoreBackup } from './restore-backup';

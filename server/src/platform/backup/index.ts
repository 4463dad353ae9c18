export { backupMessages } from './backup.messages';
export { BackupRefusal } from './backup-refusal';
export { offerCopies } from './embedded-copy';
export { makeBackup } from './make-backup';
export { restoreBackup } from './restore-backup';

import { resolve } from 'node:path';
import { backupMessages, restoreBackup } from '../platform/backup';
import { t } from '../platform/i18n';
import { runCommand } from '../platform/start';

await runCommand(async ({ env, write }) => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) {
    write(t(backupMessages.restoreUsage));
    return 1;
  }
  await restoreBackup(env, { folder: resolve(folder), write });
  return 0;
});

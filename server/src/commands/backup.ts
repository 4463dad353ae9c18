import { resolve } from 'node:path';
import { backupMessages, makeBackup } from '../platform/backup';
import { t } from '../platform/i18n';
import { runCommand } from '../platform/start';

await runCommand(async ({ env, write }) => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) {
    write(t(backupMessages.backupUsage));
    return 1;
  }
  await makeBackup(env, { folder: resolve(folder), now: new Date(), write });
  return 0;
});

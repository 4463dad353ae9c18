import { resolve } from 'node:path';
import { backupMessages, makeBackup } from '../platform/backup';
import { t } from '../platform/i18n';
import { interruption, type OperatorCommand, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run backup`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run backup',
    words: [['CARTELLA', messages.newFolder]],
    about: messages.backup,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.databaseDirect],
      ['S3_URL', variableMessages.files],
    ],
    example: '/backup/2026-11-23',
  },
  async run({ env, write }, { words: [folder] }) {
    if (folder === undefined) {
      write(t(backupMessages.backupUsage));
      return 1;
    }
    await makeBackup(env, { folder: resolve(folder), now: new Date(), write, signal: interruption() });
    return 0;
  },
};

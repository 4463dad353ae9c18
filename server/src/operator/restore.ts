import { resolve } from 'node:path';
import { backupMessages, restoreBackup } from '../platform/backup';
import { t } from '../platform/i18n';
import { interruption, type OperatorCommand, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run restore`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run restore',
    words: [['CARTELLA', messages.backupFolder]],
    about: messages.restore,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.databaseDirect],
      ['S3_URL', variableMessages.files],
    ],
    example: '/backup/2026-11-23',
  },
  async run({ env, write }, { words: [folder] }) {
    if (folder === undefined) {
      write(t(backupMessages.restoreUsage));
      return 1;
    }
    await restoreBackup(env, { folder: resolve(folder), write, signal: interruption() });
    return 0;
  },
};

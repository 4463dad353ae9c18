import { verifyCommand } from '../modules/reporting';
import { type OperatorCommand, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run verify`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run verify',
    words: [['[CODICE]', messages.code]],
    options: [['checkpoint', 'FILE', messages.checkpoint]],
    about: messages.verify,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.database],
      ['APP_KEYS', variableMessages.keys],
      ['S3_URL', variableMessages.files],
      ['SIGNING_P12, SIGNING_P12_PASSWORD', variableMessages.seal],
    ],
    example: 'CC-2026-000123 --checkpoint 2026-11-23-9f3a6c21.json',
  },
  run: (parts, { words: [code], values: { checkpoint } }) => verifyCommand({ code, checkpoint }, parts),
};

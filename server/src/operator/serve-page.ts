import { type CommandPage, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run serve`. */
export const servePage: CommandPage = {
  command: 'npm run serve',
  words: [],
  about: messages.serve,
  variables: [
    ['PORT, HOST', variableMessages.listening],
    ['DATA_DIR', variableMessages.dataDir],
    ['DATABASE_URL', variableMessages.database],
    ['APP_KEYS', variableMessages.keys],
    ['PUBLIC_URL', variableMessages.publicUrl],
    ['S3_URL', variableMessages.files],
    ['RELEASE_STORE', variableMessages.releases],
    ['SMS_URL, SMTP_URL', variableMessages.services],
    ['SIGNING_P12, SIGNING_P12_PASSWORD', variableMessages.seal],
  ],
  example: '',
};

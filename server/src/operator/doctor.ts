import { historyKeyIds } from '../modules/contracts';
import { runDoctor } from '../modules/operations';
import { fixedClock } from '../platform/clock';
import { type OperatorCommand, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run doctor`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run doctor',
    words: [],
    about: messages.doctor,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.database],
      ['APP_KEYS', variableMessages.keys],
      ['PORT, HOST', variableMessages.listening],
      ['S3_URL', variableMessages.files],
      ['RELEASE_STORE', variableMessages.releases],
      ['SMS_URL, SMTP_URL', variableMessages.services],
      ['SIGNING_P12, SIGNING_P12_PASSWORD', variableMessages.seal],
    ],
    example: '',
  },
  run: ({ env, write }) => runDoctor(env, { clock: fixedClock(new Date()), historyKeyIds, write }),
};

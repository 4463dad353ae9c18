import { createAdmin } from '../modules/auth';
import { historyKeyIds } from '../modules/contracts';
import { createSessions } from '../platform/auth';
import { openClock } from '../platform/clock';
import type { Env } from '../platform/env';
import {
  type CommandParts,
  checkDemonstrationMark,
  type OperatorCommand,
  openCommandKeys,
  variableMessages,
} from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run admin:create`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run admin:create',
    words: [['EMAIL', messages.email]],
    about: messages.adminCreate,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.database],
      ['APP_KEYS', variableMessages.keys],
      ['PUBLIC_URL', variableMessages.publicUrl],
    ],
    example: 'nome@azienda.it',
  },
  run: ({ env, open, write }, { words: [email] }) =>
    createAdmin({ open: () => openParts(env, open), publicUrl: env.publicUrl, email, write }),
};

async function openParts(env: Env, open: CommandParts['open']) {
  const db = await open();
  await checkDemonstrationMark(db, env.DEMO);
  const clock = await openClock(db);
  const keys = await openCommandKeys(db, env, historyKeyIds);
  return { db, clock, keys, sessions: createSessions(db, clock, keys) };
}

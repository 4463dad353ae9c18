import { createAdmin } from '../modules/auth';
import { historyKeyIds } from '../modules/contracts';
import { createSessions } from '../platform/auth';
import { openClock } from '../platform/clock';
import { checkDemonstrationMark, openDatabaseKeys, runCommand } from '../platform/start';

await runCommand(async ({ env, open, write }) => {
  const db = await open();
  await checkDemonstrationMark(db, env.DEMO);
  const clock = await openClock(db);
  const keys = await openDatabaseKeys(db, env, historyKeyIds);
  const sessions = createSessions(db, clock, keys);
  return createAdmin({ db, clock, keys, sessions, publicUrl: env.publicUrl, email: process.argv[2], write });
});

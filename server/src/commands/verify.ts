import { runVerify } from '../modules/contracts';
import { readDatabaseKeys, runCommand } from '../platform/start';
import { openStorage } from '../platform/storage';

await runCommand(async ({ env, open, write }) => {
  const db = await open();
  const keys = await readDatabaseKeys(db, env);
  return runVerify({ db, keys, storage: await openStorage(env), code: process.argv[2], write });
});

import { runVerify } from '../modules/contracts';
import { openKeys } from '../platform/keys';
import { runCommand } from '../platform/start';
import { openStorage } from '../platform/storage';

await runCommand(async ({ env, open, write }) => {
  const db = await open();
  const keys = openKeys(env.APP_KEYS, env.DATA_DIR);
  return runVerify({ db, keys, storage: await openStorage(env), code: process.argv[2], write });
});

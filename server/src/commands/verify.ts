import { historyKeyIds } from '../modules/contracts';
import { compareCheckpoint, readVerifyCall, runVerify } from '../modules/reporting';
import { readDatabaseKeys, runCommand } from '../platform/start';
import { openStorage } from '../platform/storage';

await runCommand(async ({ env, open, write }) => {
  const call = await readVerifyCall(process.argv.slice(2), write);
  if (call === null) return 1;
  const db = await open();
  const keys = await readDatabaseKeys(db, env, historyKeyIds);
  const { code, checkpoint: text } = call;
  const seal = { p12: env.SIGNING_P12, password: env.SIGNING_P12_PASSWORD };
  const compared = text === null ? 0 : await compareCheckpoint({ db, keys, seal, text, write });
  const checked = await runVerify({ db, keys, storage: await openStorage(env), code, write });
  return compared === 0 && checked === 0 ? 0 : 1;
});

import { join } from 'node:path';
import { runVerify } from '../modules/contracts';
import { openDatabase } from '../platform/db';
import { type Env, readEnv } from '../platform/env';
import { openKeys } from '../platform/keys';
import { startProblem } from '../platform/start';
import { folderStorage } from '../platform/storage';

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(env: Env): Promise<0 | 1> {
  const db = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: (error) => write(error.message),
  });
  try {
    const keys = openKeys(env.APP_KEYS, env.DATA_DIR);
    return await runVerify({
      db,
      keys,
      storage: folderStorage(join(env.DATA_DIR, 'files')),
      code: process.argv[2],
      write,
    });
  } finally {
    await db.close();
  }
}

let env: Env | null = null;
try {
  env = readEnv(process.env);
  process.exitCode = await run(env);
} catch (error) {
  const sentence = startProblem(error, env);
  if (sentence === null) throw error;
  write(sentence);
  process.exitCode = 1;
}

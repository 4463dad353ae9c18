import { createAdmin } from '../modules/auth';
import { createSessions } from '../platform/auth';
import { openClock } from '../platform/clock';
import { openDatabase } from '../platform/db';
import { type Env, readEnv } from '../platform/env';
import { checkDemonstrationMark, startProblem } from '../platform/start';

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
    await checkDemonstrationMark(db, env.DEMO);
    const clock = await openClock(db);
    return await createAdmin({
      db,
      clock,
      sessions: createSessions(db, clock),
      publicUrl: env.publicUrl,
      email: process.argv[2],
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

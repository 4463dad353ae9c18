import { type Database, openAsItIs, openDatabase } from '../db';
import { type Env, readEnv } from '../env';
import { complain, say } from './say';
import { startProblem } from './start-problem';

export interface CommandParts {
  readonly env: Env;
  /** Opened when it is first needed: a command that is called wrongly says so without it. Closed by `runCommand`. */
  readonly open: () => Promise<Database>;
  /** The same for a command that only looks: an older database is refused, not brought up to date. */
  readonly openAsItIs: () => Promise<Database>;
  readonly write: (line: string) => void;
}

/** Runs an operator's command over the product's database; what keeps it from starting is said in one sentence. */
export async function runCommand(command: (parts: CommandParts) => Promise<0 | 1>): Promise<void> {
  let env: Env | null = null;
  let db: Database | undefined;
  try {
    const read = readEnv(process.env);
    env = read;
    const opening = (way: typeof openDatabase) => async () => {
      db ??= await way({
        url: read.DATABASE_URL,
        namedStatements: read.DATABASE_NAMED_STATEMENTS,
        dataDir: read.DATA_DIR,
        onConnectionLost: (error) => complain(error.message),
      });
      return db;
    };
    const parts = { env: read, open: opening(openDatabase), openAsItIs: opening(openAsItIs), write: say };
    process.exitCode = await command(parts);
  } catch (error) {
    const sentence = startProblem(error, env);
    if (sentence === null) throw error;
    complain(sentence);
    process.exitCode = 1;
  } finally {
    await db?.close();
  }
}

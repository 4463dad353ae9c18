import { createDatabase, type Database } from './database';
import type { Engine } from './engine';
import { migrate } from './migrate';
import { openPgliteFolder } from './pglite/pglite-engine';
import { openPostgres } from './postgres/postgres-engine';

export interface DatabaseOptions {
  /** An existing PostgreSQL; without one the embedded database in `dataDir` is opened. */
  readonly url: string | null;
  readonly dataDir: string;
  readonly onIdleError: (error: Error) => void;
}

/** Opens the database and brings it up to date. */
export async function openDatabase({ url, dataDir, onIdleError }: DatabaseOptions): Promise<Database> {
  const engine: Engine = url === null ? await openPgliteFolder(dataDir) : openPostgres({ url, onIdleError });
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return createDatabase(engine);
}

import { createDatabase, type Database } from '../db/database';
import type { Engine } from '../db/engine';
import { openPgliteMemory } from '../db/pglite/pglite-engine';
import { compiledPglite } from './compiled-pglite';
import { migratedSnapshot } from './migrated-snapshot';
import { postgresTestDatabase } from './postgres-test-database';

/**
 * A migrated, empty database: in memory, from a snapshot that the first test makes and all others load; or, where
 * TEST_DATABASE_URL names a PostgreSQL server, a database of its own there, dropped when it is closed.
 * @param over what stands between the database and its engine
 */
export async function testDatabase(over: (engine: Engine) => Engine = (engine) => engine): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined && url !== '') return postgresTestDatabase(url, over);
  const { engine } = await openPgliteMemory({ ...(await compiledPglite()), loadDataDir: await migratedSnapshot() });
  return createDatabase(over(engine));
}

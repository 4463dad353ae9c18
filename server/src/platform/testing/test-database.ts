import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '../db/database';
import { migrate, readMigrations } from '../db/migrate';
import { openPgliteMemory } from '../db/pglite/pglite-engine';
import { postgresTestDatabase } from './postgres-test-database';

/**
 * A migrated, empty database: in memory, from a snapshot that the first test makes and all others load, or on the
 * PostgreSQL that `TEST_DATABASE_URL` names.
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return postgresTestDatabase(server, migrationsState());
  const { engine } = await openPgliteMemory(await migratedSnapshot());
  return createDatabase(engine);
}

async function migratedSnapshot(): Promise<Blob> {
  const state = migrationsState();
  const folder = join(tmpdir(), 'carcare-test-databases');
  const path = join(folder, `${state}.tar`);
  if (!existsSync(path)) {
    const { engine, pglite } = await openPgliteMemory();
    await migrate(engine);
    const dump = await pglite.dumpDataDir('none');
    await engine.close();
    mkdirSync(folder, { recursive: true });
    // Written beside and renamed: another worker never reads half a snapshot.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}

function migrationsState(): string {
  return createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
}

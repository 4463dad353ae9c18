import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres/postgres-engine';

/** A migrated database of its own on a PostgreSQL server; closing drops it. */
export async function postgresTestDatabase(serverUrl: string): Promise<Database> {
  const { url, drop } = await emptyPostgresDatabase(serverUrl);
  const engine = openPostgres({ url, onConnectionLost: () => undefined });
  await migrate(engine);
  const database = createDatabase(engine);
  return {
    engine: database.engine,
    // Asked for each time: it refuses to be used inside a transaction.
    get read() {
      return database.read;
    },
    transaction: (work) => database.transaction(work),
    ping: () => database.ping(),
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A new database without tables. */
export async function emptyPostgresDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `carcare_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database } from '../db/database';
import type { Engine } from '../db/engine';
import { migrate, readMigrations } from '../db/migrate';
import { openPostgres } from '../db/postgres/postgres-engine';

/** Workers that find no template wait for each other under this number. */
const templateLock = 4_000_731;

/** A migrated database of its own on a PostgreSQL server; closing drops it. */
export async function postgresTestDatabase(serverUrl: string, over: (engine: Engine) => Engine): Promise<Database> {
  const { url, drop } = await onServer(serverUrl, async (server) =>
    newDatabase(server, serverUrl, await migratedTemplate(server, serverUrl)),
  );
  const database = createDatabase(over(open(url)));
  return {
    engine: database.engine,
    // Asked for each time: it refuses to be used inside a transaction.
    get read() {
      return database.read;
    },
    transaction: (work) => database.transaction(work),
    lastTransaction: (work) => database.lastTransaction(work),
    copy: database.copy,
    ping: () => database.ping(),
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A new database without tables. */
export function emptyPostgresDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  return onServer(serverUrl, (server) => newDatabase(server, serverUrl));
}

async function newDatabase(server: pg.Client, serverUrl: string, template = 'template1') {
  const name = `carcare_test_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name} template ${template}`);
  return {
    url: databaseAt(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (again) => {
        await again.query(`drop database ${name} with (force)`);
      }),
  };
}

/**
 * The name of a migrated, empty database to copy: made once on a server for each state of the migrations. It bears that
 * name when it is complete.
 */
async function migratedTemplate(server: pg.Client, serverUrl: string): Promise<string> {
  const state = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const name = `carcare_template_${state}`;
  const exists = async () => (await server.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  if (await exists()) return name;
  await server.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    if (!(await exists())) await makeTemplate(server, serverUrl, name);
  } finally {
    await server.query('select pg_advisory_unlock($1)', [templateLock]);
  }
  return name;
}

async function makeTemplate(server: pg.Client, serverUrl: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft}`);
  const engine = open(databaseAt(serverUrl, draft));
  await migrate(engine);
  await engine.close();
  await server.query(`alter database ${draft} rename to ${name}`);
}

const open = (url: string) => openPostgres({ url, onConnectionLost: () => undefined });

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(url: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

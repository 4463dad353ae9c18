import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres/postgres-engine';

/** One test worker at a time makes databases: a template that is in use cannot be copied. */
const makersLock = 7_301_001;

/**
 * A migrated, empty database on the server that the test run started: a copy of a template that the first test makes.
 * @param server address of the server's maintenance database, of a user who may create databases
 * @param state names the migrations, so that a template is never older than they are
 */
export async function postgresTestDatabase(server: string, state: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = `template_${state}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [makersLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, server, template);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return createDatabase(open(server, name));
}

async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  const draft = `draft_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${draft}`);
  const engine = open(server, draft);
  await migrate(engine);
  await engine.close();
  await client.query(`alter database ${draft} rename to ${template}`);
}

function open(server: string, database: string) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  // When the test run stops the server, idle connections break: nothing is lost by then.
  return openPostgres({ url: url.href, poolSize: 4, onIdleError: () => undefined });
}

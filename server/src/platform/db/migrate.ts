import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverFolder } from '../server-folder';
import { databaseErrorCode } from './database-errors';
import type { Engine, Script } from './engine';

/** Makes the two tables of the migrations; several first starts at once may trip over each other in the catalogue. */
const prepare = `
create table if not exists schema_lock (id integer primary key);
create table if not exists schema_migrations (name text primary key, sha256 text not null);
insert into schema_lock (id) values (1) on conflict do nothing;
`;
/** What `if not exists` still answers when two make the same table (and its type, 42710) at the same moment. */
const catalogueRace = new Set(['23505', '42P07', '42710', '40001', '40P01', 'XX000']);

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** A migration that was applied here has another content now: the database and the program do not belong together. */
export class MigrationChangedError extends Error {
  constructor(readonly migration: string) {
    super(`The migration ${migration} has changed since it was applied`);
  }
}

/** The migrations in the order of their numbers. */
export function readMigrations(folder = join(serverFolder, 'migrations')): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies what is missing, all or nothing, under a lock row that one process holds while the others wait.
 * @returns the names that were applied now
 * @throws MigrationChangedError
 */
export async function migrate(engine: Engine, migrations = readMigrations()): Promise<readonly string[]> {
  await prepareTables(engine);
  return engine.script(async (run) => {
    await run('select id from schema_lock where id = 1 for update');
    return applyMissing(run, migrations);
  });
}

async function prepareTables(engine: Engine): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await engine.script((run) => run(prepare));
      return;
    } catch (error) {
      failures += 1;
      if (failures === 10 || !catalogueRace.has(databaseErrorCode(error) ?? '')) throw error;
      await wait(20 * failures);
    }
  }
}

async function applyMissing(run: Script, migrations: readonly Migration[]): Promise<readonly string[]> {
  const rows = await run('select name, sha256 from schema_migrations');
  const applied = new Map(rows.map((row) => [String(row.name), String(row.sha256)]));
  const missing: string[] = [];
  for (const { name, sql, sha256 } of migrations) {
    const known = applied.get(name);
    if (known === sha256) continue;
    if (known !== undefined) throw new MigrationChangedError(name);
    await run(sql);
    // Both values come from our own files: a name of letters and digits, and a hexadecimal hash.
    await run(`insert into schema_migrations (name, sha256) values ('${name}', '${sha256}')`);
    missing.push(name);
  }
  return missing;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from './database';
import { type Migration, MigrationChangedError, readMigrations } from './migrate';
import type { DatabaseOptions } from './open-database';
import { openPgliteFolder } from './pglite/pglite-engine';
import { openPostgres } from './postgres/postgres-engine';

/** A database as it is found, which nothing was written into. */
export interface Inspection {
  readonly db: Database;
  /** As the engine says it: "15.14 (Debian 15.14-0+deb12u1)". */
  readonly version: string;
  /** By the clock of the engine's machine. */
  readonly at: Date;
  /** Migrations that this program has and the database lacks. */
  readonly missing: readonly string[];
  /** Migrations that were applied with another content. */
  readonly changed: readonly string[];
  /** Migrations that a newer program applied. */
  readonly newer: readonly string[];
}

/** There is no embedded database in the folder yet. */
export class NoDatabaseError extends Error {
  constructor(readonly folder: string) {
    super(`There is no database in ${folder}`);
  }
}

/** The database lacks migrations of this program. */
export class SchemaOlderError extends Error {
  /** @param missing their names, oldest first; at least one */
  constructor(readonly missing: readonly string[]) {
    super(`The database lacks ${missing.join(', ')}`);
  }
}

/** Whether an embedded database was ever made there. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database', 'PG_VERSION'));
}

/**
 * A database for those who only look: neither made nor brought up to date. Whoever asked closes it.
 * @throws NoDatabaseError, SchemaOlderError, MigrationChangedError, with nothing written
 */
export async function openAsItIs(options: DatabaseOptions): Promise<Database> {
  if (options.url === null && !hasEmbeddedDatabase(options.dataDir)) throw new NoDatabaseError(options.dataDir);
  const { db, missing, changed } = await inspectDatabase(options);
  const [firstChanged] = changed;
  if (firstChanged === undefined && missing.length === 0) return db;
  await db.close();
  throw firstChanged === undefined ? new SchemaOlderError(missing) : new MigrationChangedError(firstChanged);
}

/** Opens a database without bringing it up to date. Whoever asked closes it. */
export async function inspectDatabase({
  url,
  dataDir,
  namedStatements = true,
  onConnectionLost,
}: DatabaseOptions): Promise<Inspection> {
  const engine =
    url === null ? await openPgliteFolder(dataDir) : openPostgres({ url, namedStatements, onConnectionLost });
  try {
    const facts = await engine.script(async (run) => {
      const [row] = await run(`select current_setting('server_version') as version,
        extract(epoch from clock_timestamp()) as seconds, to_regclass('schema_migrations') is not null as migrated`);
      const applied = row?.migrated === true ? await run('select name, sha256 from schema_migrations') : [];
      return { version: String(row?.version), at: new Date(Number(row?.seconds) * 1_000), applied };
    });
    return { db: createDatabase(engine), version: facts.version, at: facts.at, ...compared(facts.applied) };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Migrations that a newer program applied to a database that is open, oldest first. This one works on, for migrations
 * only add; whoever runs it should know.
 * @param ours of the program that runs, which need not be the one that lies in its folder by now
 */
export async function newerMigrations(
  db: Pick<Database, 'read'>,
  ours: readonly Migration[] = readMigrations(),
): Promise<readonly string[]> {
  const { rows } = await db.read.execute(sql`select name, sha256 from schema_migrations order by name`);
  return compared(rows, ours).newer;
}

function compared(rows: readonly Readonly<Record<string, unknown>>[], ours = readMigrations()) {
  const applied = new Map(rows.map((row) => [String(row.name), String(row.sha256)]));
  const isChanged = ({ name, sha256 }: { name: string; sha256: string }) =>
    applied.has(name) && applied.get(name) !== sha256;
  return {
    missing: ours.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    changed: ours.filter(isChanged).map(({ name }) => name),
    newer: [...applied.keys()].filter((name) => !ours.some((one) => one.name === name)),
  };
}

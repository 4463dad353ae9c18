import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from './platform/db';
import { testDatabase } from './platform/testing/test-database';
import * as schema from './testing/every-table';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  [key: string]: unknown;
}

const ours = new Set(['schema_lock', 'schema_migrations']);
const tables = Object.values<unknown>(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('every table file is looked at', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.table.ts'),
  );
  const gathered = readFileSync(join(__dirname, 'testing/every-table.ts'), 'utf8');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !gathered.includes(`'../${file.replace(/\.ts$/, '')}'`))).toEqual([]);
});

test('the schema in TypeScript and the migrated database have the same columns', async () => {
  const { rows } = await db.read.execute<Column>(sql`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, a.atthasdef as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const inDatabase = rows
    .filter((row) => !ours.has(row.table_name))
    .map(({ table_name, column_name, type, nullable, has_default }) => ({
      column: `${table_name}.${column_name}`,
      type,
      nullable,
      has_default,
    }));
  const inSchema = tables.flatMap((table) =>
    table.columns.map((column) => ({
      column: `${table.name}.${column.name}`,
      type: column
        .getSQLType()
        .replace('timestamp (3)', 'timestamp(3)')
        .replace(' collate "C"', '')
        .replace('bigserial', 'bigint'),
      nullable: !column.notNull && !column.primary,
      has_default: column.hasDefault,
    })),
  );
  expect(sorted(inDatabase)).toEqual(sorted(inSchema));
});

test('keys, checks and indexes have the same names on both sides', async () => {
  const { rows: constraints } = await db.read.execute<{ name: string }>(sql`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u')`);
  const { rows: indexes } = await db.read.execute<{ name: string }>(sql`
    select indexname as name from pg_indexes where schemaname = 'public'`);
  const inDatabase = new Set([...constraints, ...indexes].map(({ name }) => name));
  const named = tables.flatMap((table) => [
    ...table.checks.map((check) => check.name),
    ...table.uniqueConstraints.flatMap((unique) => unique.name ?? []),
    ...table.indexes.flatMap((index) => index.config.name ?? []),
  ]);
  expect(named.filter((name) => !inDatabase.has(name))).toEqual([]);
});

test('each check of the schema says what the migrated database checks', async () => {
  const { rows } = await db.read.execute<{ name: string; body: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as body from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'`);
  const inDatabase = new Map(rows.map(({ name, body }) => [name, body]));
  const inSchema = await bodiesOfChecks();
  expect(inSchema.size).toBeGreaterThan(50);
  expect(Object.fromEntries(inSchema)).toEqual(Object.fromEntries(inDatabase));
});

test('each reference is a foreign key in the database', async () => {
  const { rows } = await db.read.execute<{ pair: string }>(sql`
    select conrelid::regclass || '.' || a.attname || ' > ' || confrelid::regclass as pair
    from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  const inSchema = tables.flatMap((table) =>
    table.foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return `${table.name}.${columns[0]?.name} > ${getTableConfig(foreignTable).name}`;
    }),
  );
  expect(rows.map(({ pair }) => pair).sort()).toEqual(inSchema.sort());
});

test('what belongs to a contract is found by an index', async () => {
  const { rows } = await db.read.execute<{ reference: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'contracts'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)`);
  expect(rows).toEqual([]);
});

/**
 * The checks of the schema in TypeScript as PostgreSQL writes them: each is added to its table beside the migrated one,
 * read, and rolled back.
 */
async function bodiesOfChecks(): Promise<ReadonlyMap<string, string>> {
  const dialect = new PgDialect();
  const bodies = new Map<string, string>();
  const undone = new Error('rolled back');
  const readAndUndo = async (tx: Queries) => {
    for (const table of tables) {
      for (const { name, value } of table.checks) {
        const { sql: condition } = dialect.sqlToQuery(value.inlineParams());
        const beside = sql.identifier(`${name}_`);
        await tx.execute(
          sql`alter table ${sql.identifier(table.name)} add constraint ${beside} check (${sql.raw(condition)})`,
        );
      }
    }
    const { rows } = await tx.execute<{ name: string; body: string }>(sql`
      select left(conname, -1) as name, pg_get_constraintdef(oid) as body from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'c' and right(conname, 1) = '_'`);
    for (const { name, body } of rows) bodies.set(name, body);
    throw undone;
  };
  await db.transaction(readAndUndo).catch((error) => {
    if (error !== undone) throw error;
  });
  return bodies;
}

function sorted<T extends { column: string }>(columns: readonly T[]): T[] {
  return [...columns].sort((a, b) => (a.column < b.column ? -1 : 1));
}

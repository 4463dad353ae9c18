import { emptyPostgresDatabase } from '../testing/postgres-test-database';
import type { Engine } from './engine';
import { MigrationChangedError, migrate, readMigrations } from './migrate';
import { openPgliteMemory } from './pglite/pglite-engine';
import { openPostgres } from './postgres/postgres-engine';

const list = (...sql: string[]) =>
  sql.map((text, index) => ({ name: `000${index + 1}_test.sql`, sql: text, sha256: text }));
const serverUrl = process.env.TEST_DATABASE_URL;

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function engines(count: number): Promise<readonly Engine[]> {
  if (!serverUrl) {
    const { engine } = await openPgliteMemory();
    opened.push(() => engine.close());
    return Array.from({ length: count }, () => engine);
  }
  const { url, drop } = await emptyPostgresDatabase(serverUrl);
  opened.push(drop);
  return Array.from({ length: count }, () => {
    const engine = openPostgres({ url, onConnectionLost: () => undefined });
    opened.push(() => engine.close());
    return engine;
  });
}

test('several starts at once apply each migration once', async () => {
  const starts = await engines(6);
  const applied = await Promise.all(starts.map((engine) => migrate(engine)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

test('a migration that fails leaves the database as it was, and the next start goes on', async () => {
  const [engine] = await engines(1);
  if (engine === undefined) throw new Error('No engine');
  await expect(migrate(engine, list('create table a (id integer)', 'create table a (id integer)'))).rejects.toThrow();
  expect(await migrate(engine, list('create table a (id integer)', 'create table b (id integer)'))).toEqual([
    '0001_test.sql',
    '0002_test.sql',
  ]);
  expect(await migrate(engine, list('create table a (id integer)', 'create table b (id integer)', 'select 1'))).toEqual(
    ['0003_test.sql'],
  );
});

test('a migration that changed after it was applied is refused', async () => {
  const [engine] = await engines(1);
  if (engine === undefined) throw new Error('No engine');
  await migrate(engine, list('create table a (id integer)'));
  await expect(migrate(engine, list('create table a (id bigint)'))).rejects.toThrow(MigrationChangedError);
});

/** What the version before still reads or writes would be gone, or asked for. */
const taking = /\bdrop (table|column)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b/i;

test('migrations only add: the version before works on while processes are restarted one after the other', () => {
  expect('alter table stores rename column name to title').toMatch(taking);
  expect('alter table stores alter column zip_code type integer').toMatch(taking);
  expect(readMigrations().filter(({ sql }) => taking.test(sql))).toEqual([]);
});

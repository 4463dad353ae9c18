import { eq, getTableColumns, sql } from 'drizzle-orm';
import { statementsOf } from '../testing';
import { testDatabase } from '../testing/test-database';
import type { Database } from './database';
import type { Queries } from './queries';
import { readTogether, rowBeside } from './read-together';
import { jobs, meta } from './schema';

let db: Database;
const at = new Date('2026-03-29T00:59:59.123Z');
beforeAll(async () => {
  db = await testDatabase();
  await db.read.insert(jobs).values({ name: 'à', last_started_at: at, last_result: { rows: [1, null] } });
  await db.read.insert(meta).values({ key: 'a', value: '1' });
});
afterAll(() => db.close());

const job = (queries: Queries) =>
  rowBeside(
    getTableColumns(jobs),
    (row) =>
      queries
        .select({ row })
        .from(jobs)
        .where(eq(jobs.name, sql.placeholder('job'))),
    (found) => found,
  );
const value = (queries: Queries) =>
  rowBeside(
    { value: meta.value },
    (row) =>
      queries
        .select({ row })
        .from(meta)
        .where(eq(meta.key, sql.placeholder('key')))
        .for('update'),
    (found) => Number(found.value),
  );
const both = readTogether('test_both', (queries) => ({ job: job(queries), value: value(queries) }));

test('rows of several tables are read in one statement, each as if by itself', async () => {
  const asked = await statementsOf(async () => {
    expect(await both(db.read, { job: 'à', key: 'a' })).toEqual({
      job: (await db.read.select().from(jobs))[0],
      value: 1,
    });
  });
  expect(asked).toHaveLength(2);
});

test('what is not there is null, whatever the others find', async () => {
  expect(await both(db.read, { job: 'none', key: 'a' })).toEqual({ job: null, value: 1 });
  expect(await both(db.read, { job: 'none', key: 'none' })).toEqual({ job: null, value: null });
});

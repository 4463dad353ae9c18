import { getTableColumns, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database';
import type { Database } from './database';
import { rowAsJson } from './row-as-json';
import { jobs, sessions } from './schema';

let db: Database;
const at = new Date('2026-03-29T00:59:59.123Z');
beforeAll(async () => {
  db = await testDatabase();
  await db.read.insert(jobs).values([
    {
      name: 'è "full"',
      last_started_at: at,
      next_run_at: new Date(0),
      last_duration_ms: 0,
      last_result: { rows: [1, null] },
    },
    { name: 'empty' },
  ]);
});
afterAll(() => db.close());

test('a row reads as if each of its columns had been selected', async () => {
  const rows = await db.read
    .select({ row: rowAsJson(getTableColumns(jobs)) })
    .from(jobs)
    .orderBy(jobs.name);
  expect(rows.map(({ row }) => row)).toEqual(await db.read.select().from(jobs).orderBy(jobs.name));
  expect(rows).toHaveLength(2);
});

test('fields stand in groups, and an expression is read as it says', async () => {
  const first = sql`min(${jobs.last_started_at})`.mapWith(jobs.last_started_at);
  const last = sql<number>`count(*)::int`;
  const [found] = await db.read.select({ row: rowAsJson({ times: { first }, figures: { last } }) }).from(jobs);
  expect(found).toEqual({ row: { times: { first: at }, figures: { last: 2 } } });
});

test('an expression of another table is its own, even beside a column of the same name', async () => {
  const count = sql<number>`(select count(*)::int from ${sessions} where ${sessions.device} = ${jobs.name})`;
  const [found] = await db.read
    .select({ row: rowAsJson({ name: jobs.name, count }) })
    .from(jobs)
    .limit(1);
  expect(found?.row.count).toBe(0);
});

test('more fields than a function of PostgreSQL takes', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 230 }, (_, place) => [`f${place}`, sql<number>`${sql.raw(String(place))}`]),
  );
  const [found] = await db.read
    .select({ row: rowAsJson(many) })
    .from(jobs)
    .limit(1);
  expect(Object.values(found?.row ?? {})).toEqual(Array.from({ length: 230 }, (_, place) => place));
});

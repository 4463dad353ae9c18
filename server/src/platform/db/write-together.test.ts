import { asc, eq } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database';
import type { Database } from './database';
import { isUniqueViolation } from './database-errors';
import { jobs, meta, settings } from './schema';
import { insertTogether, newRows, rowsOnce, writeTogether } from './write-together';

let db: Database;
const at = new Date('2026-03-29T00:59:59.123Z');
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

const keys = async () =>
  (await db.read.select().from(meta).orderBy(asc(meta.key))).map(({ key, value }) => key + value);

test('rows of several tables are written at once, and the last is given back as it is stored', async () => {
  const job = { name: 'è "full"', last_started_at: at, last_result: { rows: [1, null], text: 'à' } };
  const stored = await insertTogether(db.read, jobs, job, [
    newRows(meta, [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]),
    newRows(settings, [{ key: 'c', value: 3, updated_by: null, updated_at: at }]),
  ]);
  expect(stored).toMatchObject(job);
  expect(await db.read.select().from(jobs).where(eq(jobs.name, job.name))).toEqual([stored]);
  expect(await db.read.select().from(settings)).toEqual([{ key: 'c', value: 3, updated_by: null, updated_at: at }]);
  expect(await keys()).toEqual(['a1', 'b2']);
});

test('the same kind with other values is other rows; a row takes the place of another only where it is said', async () => {
  await writeTogether(db.read, [newRows(meta, [{ key: 'a', value: '1' }], 'key')]);
  await writeTogether(db.read, [newRows(meta, [{ key: 'a', value: '2' }], 'key')]);
  await writeTogether(db.read, [newRows(meta, [{ key: 'b', value: '3' }], 'key')]);
  expect(await keys()).toEqual(['a2', 'b3']);
  const again = writeTogether(db.read, [newRows(meta, [{ key: 'a', value: '4' }])]).catch(isUniqueViolation);
  expect(await again).toBe(true);
});

test('a row is left out whose like is there, where it is said', async () => {
  await writeTogether(db.read, [newRows(meta, [{ key: 'a', value: '1' }])]);
  const rows = [
    { key: 'a', value: '2' },
    { key: 'b', value: '3' },
  ];
  await writeTogether(db.read, [rowsOnce(meta, rows, 'key')]);
  expect(await keys()).toEqual(['a1', 'b3']);
});

test('all is written or nothing', async () => {
  const half = writeTogether(db.read, [
    newRows(meta, [{ key: 'a', value: '1' }]),
    newRows(jobs, [{ name: 'twice' }, { name: 'twice' }]),
  ]);
  await expect(half).rejects.toThrow();
  expect(await keys()).toEqual([]);
});

import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database';
import type { Database } from './database';
import { meta } from './schema';
import { preparedStatement, withoutNames } from './statements';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

test('a prepared statement is built once for a connection and answers by its values, in transactions too', async () => {
  await db.read.insert(meta).values([
    { key: 'a', value: 'one' },
    { key: 'b', value: 'two' },
  ]);
  let built = 0;
  const readValue = preparedStatement('value_of_key', (queries) => {
    built += 1;
    return queries
      .select({ value: meta.value })
      .from(meta)
      .where(eq(meta.key, sql.placeholder('key')));
  });
  expect(await readValue(db.read).execute({ key: 'a' })).toEqual([{ value: 'one' }]);
  expect(await readValue(db.read).execute({ key: 'b' })).toEqual([{ value: 'two' }]);
  expect(built).toBe(1);
  await db.transaction(async (tx) => {
    await tx.update(meta).set({ value: 'three' }).where(eq(meta.key, 'a'));
    expect(await readValue(tx).execute({ key: 'a' })).toEqual([{ value: 'three' }]);
  });
});

test('where a pooler does not bear names, none is sent', () => {
  const nameOf = preparedStatement('some_name', () => ({ prepare: (name) => name }));
  expect(nameOf(db.read)).toBe('some_name');
  expect(preparedStatement('some_name', () => ({ prepare: (name) => name }))(withoutNames(db.read))).toBe('');
});

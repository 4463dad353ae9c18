import { eq, inArray, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database';
import { afterCommit, type Database, partOf } from './database';
import { isUniqueViolation } from './database-errors';
import { auditLog, meta } from './schema';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('a transaction that fails leaves nothing behind', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(meta).values({ key: 'half', value: '1' });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await db.read.select().from(meta).where(eq(meta.key, 'half'))).toEqual([]);
});

test('using the database beside an open transaction is refused instead of waiting for ever', async () => {
  await expect(db.transaction(async () => db.read.select().from(meta))).rejects.toThrow('beside an open transaction');
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('beside an open transaction');
});

test('a transaction that lost a race runs again', async () => {
  let runs = 0;
  const result = await db.transaction(async (tx) => {
    runs += 1;
    if (runs < 3) await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    return runs;
  });
  expect(result).toBe(3);
});

test('a part of a transaction that fails takes back itself alone, with what was to follow it', async () => {
  const done: string[] = [];
  await db.transaction(async (tx) => {
    const part = (key: string, value: string | null) =>
      partOf(tx, async () => {
        afterCommit(tx, async () => {
          done.push(key);
        });
        await tx.execute(sql`insert into meta (key, value) values (${key}, ${value})`);
      });
    await part('first', '1');
    await expect(part('second', null)).rejects.toThrow();
    await part('third', '3');
  });
  const kept = await db.read
    .select({ key: meta.key })
    .from(meta)
    .where(inArray(meta.key, ['first', 'second', 'third']));
  expect(kept.map(({ key }) => key).sort()).toEqual(['first', 'third']);
  expect(done).toEqual(['first', 'third']);
});

test.each<[string, () => Promise<unknown>]>([
  ['transactions', () => db.transaction((tx) => tx.execute(sql`select 1`))],
  ['statements', async () => db.read.execute(sql`select 1`)],
])('between two %s others have their turn', async (_, work) => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  for (let done = 0; done < 20; done += 1) await work();
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('on PostgreSQL a transaction sets how long it may stand still, wait for a lock and ask', async () => {
  if (db.engine !== 'postgres') return;
  const setting = (name: string) => sql`current_setting(${name}::text)`;
  const { rows } = await db.transaction((tx) =>
    tx.execute(sql`select ${setting('idle_in_transaction_session_timeout')} as idle,
      ${setting('lock_timeout')} as lock, ${setting('statement_timeout')} as statement`),
  );
  expect(rows).toEqual([{ idle: '8s', lock: '12s', statement: '15s' }]);
});

test('a unique key that refuses a row is told by its name', async () => {
  await db.read.insert(meta).values({ key: 'twice', value: '1' });
  const error: unknown = await db.read
    .insert(meta)
    .values({ key: 'twice', value: '2' })
    .catch((reason: unknown) => reason);
  expect(isUniqueViolation(error, 'meta_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'another_key')).toBe(false);
});

test('what is not a unique key is not one', () => {
  expect(isUniqueViolation(new Error('other'))).toBe(false);
});

test('an append-only table refuses changes, and deletions outside the retention job', async () => {
  const row = { at: new Date(), actor: 'system', action: 'test', prev_hash: '', hash: 'h' };
  await db.read.insert(auditLog).values(row);
  await expect(db.read.update(auditLog).set({ action: 'other' })).rejects.toMatchObject({ cause: { code: '23001' } });
  await expect(db.read.delete(auditLog)).rejects.toMatchObject({ cause: { code: '23001' } });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('carcare.retention', 'on', true)`);
    await tx.delete(auditLog);
  });
  expect(await db.read.select().from(auditLog)).toEqual([]);
});

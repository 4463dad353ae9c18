import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '../modules/contracts';
import { type Database, unscoped } from '../platform/db';
import { stores, users } from '../platform/db/schema';
import { testDatabase } from '../platform/testing/test-database';
import { inScope } from './index';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Sources of the server that ship, with their text. */
function sources(): readonly string[] {
  const root = join(__dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

test('what a scope decides on does not compile without one, in a transaction neither', async () => {
  // @ts-expect-error: a read of every contract names no scope
  db.read.select().from(contracts);
  // @ts-expect-error: nor does one of some columns
  db.read.select({ name: stores.name }).from(stores);
  await db.transaction(async (tx) => {
    // @ts-expect-error: a transaction's handle is the same
    tx.selectDistinct({ id: contracts.id }).from(contracts);
  });
  expect(await db.read.select().from(users)).toEqual([]);
  expect(await unscoped(db.read, 'the test looks at what is there').select().from(contracts)).toEqual([]);
});

test('a read in scope carries the condition of its caller', () => {
  const mine = (area: 'manager' | 'user') => inScope(db.read, { area, uid: 'a person' });
  expect(mine('user').contracts({ id: contracts.id }).toSQL().sql).toContain('where "contracts"."user_uid" = $1');
  expect(mine('manager').contracts({ id: contracts.id }).toSQL().sql).toContain('"store_managers"');
  expect(mine('user').stores({ name: stores.name }).toSQL().sql).toContain('where false');
});

test('reads without a scope are as many as were thought over, each with its reason', () => {
  const all = sources().join('\n');
  const calls = all.match(/(?<!function )\bunscoped\((?!db, why\))/g);
  const reasoned = all.match(/\bunscoped\([\w.]+,\s*'[^']{10,}'/g);
  // One more is to be explained where it is made, and counted here; one less lowers the number.
  expect(calls).toHaveLength(56);
  expect(reasoned).toHaveLength(56);
});

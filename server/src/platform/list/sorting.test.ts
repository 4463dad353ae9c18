import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Database } from '../db';
import { stores } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import {
  byColumn,
  byText,
  type Cursor,
  cursorValue,
  keysetPages,
  orderOf,
  orderTerms,
  rowsAfter,
  type Sortable,
} from '.';

const list = {
  sorts: {
    created_at: byColumn(stores.created_at),
    name: byColumn(stores.sort_key),
    lat: byColumn(stores.lat),
    website: byText(stores.website),
  },
  defaultSort: 'name',
  id: stores.store_uid,
} as const satisfies Sortable;

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const row = fc.record({
  sort_key: fc.constantFrom('a', 'b', 'C'),
  lat: fc.option(fc.constantFrom(0.1, 45.123_456_789_012_3, 90)),
  website: fc.option(fc.constantFrom('https://a.it', 'HTTPS://A.IT', 'https://b.it')),
  created_at: fc.constantFrom(new Date('2026-03-02T10:00:00.001Z'), new Date('2026-03-02T10:00:00.002Z')),
});

async function keep(rows: readonly (typeof row extends fc.Arbitrary<infer R> ? R : never)[]) {
  await db.read.delete(stores);
  const values = rows.map((own) => ({
    ...own,
    store_uid: randomUUID(),
    lng: own.lat,
    code: randomUUID(),
    name: '',
    address: '',
    city: '',
    province: '',
    zip_code: '',
    phone: '',
    updated_at: own.created_at,
  }));
  if (values.length > 0) await db.read.insert(stores).values(values);
}

test('page after page gives each row once, in the order of the whole list', async () => {
  const sort = fc.constantFrom('created_at', '-created_at', 'name', '-name', 'lat', '-lat', 'website', '-website');
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), sort, async (rows, asked) => {
      await keep(rows);
      const order = orderOf(list, asked);
      const whole = await db.read
        .select({ id: stores.store_uid })
        .from(stores)
        .orderBy(...orderTerms(list, order));
      const read = async (after: Cursor | null, size: number) => {
        const found = await db.read
          .select({ id: stores.store_uid, value: cursorValue(order) })
          .from(stores)
          .where(after === null ? undefined : rowsAfter(list, order, after))
          .orderBy(...orderTerms(list, order))
          .limit(size);
        return found.map((one) => ({ row: one.id, cursor: one }));
      };
      const paged: string[] = [];
      for await (const page of keysetPages(3, read)) paged.push(...page);
      expect(paged).toEqual(whole.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});

import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Database, unscoped } from '../db';
import { stores } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import {
  beforeMissing,
  byColumn,
  byText,
  type Cursor,
  cursorValue,
  keysetPages,
  orderOf,
  orderTerms,
  rowsAfter,
  type Sortable,
} from './index';

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
      const whole = await unscoped(db.read, 'the test looks at what is there')
        .select({ id: stores.store_uid })
        .from(stores)
        .orderBy(...orderTerms(list, order));
      const read = async (after: Cursor | null, size: number) => {
        const found = await unscoped(db.read, 'the test looks at what is there')
          .select({ id: stores.store_uid, value: cursorValue(order) })
          .from(stores)
          .where(after === null ? undefined : rowsAfter(list, order, after))
          .orderBy(...orderTerms(list, order))
          .limit(size);
        return found.map((one) => ({ row: one.id, cursor: one }));
      };
      const paged: string[] = [];
      for await (const page of keysetPages(3, order, read)) paged.push(...page);
      expect(paged).toEqual(whole.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});

/** How many rows of a query's plan were read and thrown away. */
async function rowsThrownAway(query: SQL): Promise<number> {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return tx.execute(sql`explain (analyze, format json) ${query}`);
  });
  const removed = [...JSON.stringify(plan.rows).matchAll(/"Rows Removed by Filter":(\d+)/g)];
  return removed.reduce((sum, [, count]) => sum + Number(count), 0);
}

test.each(['created_at', '-created_at', '-lat'])('a page by %s far behind is entered by its index', async (asked) => {
  await db.read.delete(stores);
  await db.read.execute(sql`create index if not exists stores_lat on stores (lat desc nulls last)`);
  await db.read.execute(sql`
    insert into stores (store_uid, code, name, sort_key, address, city, province, zip_code, phone, lat, lng, created_at, updated_at)
    select gen_random_uuid(), n, n, n, '', '', '', '', '', case when n % 3 = 0 then null else n * 0.01 end,
      case when n % 3 = 0 then null else 1 end, timestamptz '2026-01-01' + n * interval '1 minute', now()
    from generate_series(1, 3000) as n`);
  await db.read.execute(sql`analyze stores`);
  const order = orderOf(list, asked);
  const page = (after: Cursor | null, size: number) =>
    unscoped(db.read, 'the test looks at what is there')
      .select({ id: stores.store_uid, value: cursorValue(order) })
      .from(stores)
      .where(after === null ? undefined : rowsAfter(list, order, after))
      .orderBy(...orderTerms(list, order))
      .limit(size);
  const far = (await page(null, 1_900)).at(-1);
  if (far === undefined) throw new Error('No row');
  expect(await rowsThrownAway(page(far, 50).getSQL())).toBeLessThan(10);
  expect(await rowsThrownAway(page(beforeMissing, 50).getSQL())).toBeLessThan(10);
});

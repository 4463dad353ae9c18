import { sql } from 'drizzle-orm';
import { keysetPages, type Placed } from './keyset-pages';
import type { Order } from './sorting';

const order: Order = { key: { by: sql`id`, type: 'text', nullable: false }, descending: false };
const page = (...rows: number[]): Placed<number>[] =>
  rows.map((row) => ({ row, cursor: { value: String(row), id: String(row) } }));

test('asks for the next page while one is used, and for none after the last', async () => {
  const asked: (string | null)[] = [];
  const pages = keysetPages(2, order, async (after) => {
    asked.push(after?.value ?? null);
    return after === null ? page(1, 2) : page(3);
  });
  expect([(await pages.next()).value, asked]).toEqual([
    [1, 2],
    [null, '2'],
  ]);
  expect([(await pages.next()).value, asked]).toEqual([[3], [null, '2']]);
  expect((await pages.next()).done).toBe(true);
});

test('tells of a page that cannot be read when it is its turn, and of none that nobody takes', async () => {
  const pages = () =>
    keysetPages(1, order, async (after) => {
      if (after !== null) throw new Error('The database is away');
      return page(1);
    });
  const read = pages();
  expect((await read.next()).value).toEqual([1]);
  await expect(read.next()).rejects.toThrow('The database is away');

  const left = pages();
  await left.next();
  expect(await left.return([])).toEqual({ done: true, value: [] });
});

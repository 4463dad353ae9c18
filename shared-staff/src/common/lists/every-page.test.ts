import { everyPage } from './every-page';

test('every row of a list comes, in its order, whatever an answer holds at most', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => index);
  const asked: number[] = [];
  const found = await everyPage((page) => {
    asked.push(page);
    return Promise.resolve({ data: rows.slice((page - 1) * 10, page * 10), meta: { last_page: 3 } });
  });
  expect(found).toEqual(rows);
  expect(asked).toEqual([1, 2, 3]);
});

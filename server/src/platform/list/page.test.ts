import fc from 'fast-check';
import { placeOf } from './index';

test('a page has the same rows from whichever end it is read', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 70 }),
      (total, per_page, page) => {
        const rows = Array.from({ length: total }, (_, place) => place);
        const { backwards, offset, limit } = placeOf({ page, per_page }, total);
        const seen = backwards ? rows.toReversed() : rows;
        const found = seen.slice(offset, offset + limit);
        expect(backwards ? found.toReversed() : found).toEqual(rows.slice((page - 1) * per_page, page * per_page));
        expect(offset).toBeLessThanOrEqual(total / 2);
      },
    ),
  );
});

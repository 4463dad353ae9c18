import fc from 'fast-check';
import * as z from 'shared-api/schema';
import { filterOperators, listQuery } from './list-query';

const filters = ['status', 'total'] as const;
const query = listQuery({ filters, sorts: ['created_at', 'total'], perPage: 5 });

const where = fc.record({
  field: fc.constantFrom(...filters),
  op: fc.constantFrom(...filterOperators),
  value: fc.oneof(fc.string({ maxLength: 200 }), fc.array(fc.string({ maxLength: 200 }), { maxLength: 100 })),
});

const accepts = (value: unknown) => z.safeParse(query, value).success;

describe('the query of a list', () => {
  it('has a first page and a page size of its own', () => {
    expect(z.parse(query, {})).toEqual({ page: 1, per_page: 5, wheres: [] });
  });

  it('takes numbers as an address carries them', () => {
    expect(z.parse(query, { page: '3', per_page: '100' })).toMatchObject({ page: 3, per_page: 100 });
  });

  it('takes up to ten filters by its fields, and no more', () => {
    fc.assert(
      fc.property(fc.array(where, { maxLength: 14 }), (wheres) => {
        expect(accepts({ wheres })).toBe(wheres.length <= 10);
      }),
    );
  });

  it('refuses any other field', () => {
    fc.assert(
      fc.property(where, fc.string(), (known, field) => {
        fc.pre(!filters.some((name) => name === field));
        expect(accepts({ wheres: [{ ...known, field }] })).toBe(false);
      }),
    );
  });

  it('refuses an operator, a part of a filter and an order that it does not know', () => {
    expect(accepts({ wheres: [{ field: 'status', op: 'regex', value: '.*' }] })).toBe(false);
    expect(accepts({ wheres: [{ field: 'status', op: 'eq', value: 'PAID', or: '1' }] })).toBe(false);
    fc.assert(
      fc.property(fc.string(), (sort) => {
        expect(accepts({ sort })).toBe(/^-?(created_at|total)$/.test(sort));
      }),
    );
  });

  it.each(['created_at', '-created_at', '-total'])('sorts by %s', (sort) => {
    expect(accepts({ sort })).toBe(true);
  });

  it('keeps page and page size within their limits', () => {
    fc.assert(
      fc.property(fc.integer(), (size) => {
        expect(accepts({ per_page: size })).toBe(size >= 1 && size <= 100);
        expect(accepts({ page: size })).toBe(size >= 1 && size <= 1_000_000);
      }),
    );
    expect(accepts({ per_page: '2.5' })).toBe(false);
  });
});

import fc from 'fast-check';
import type { FilterField } from '../filters/filter-field';
import { type ListDefaults, readListAddress, writeListAddress } from './list-address';

const fields: FilterField[] = [
  { kind: 'choice', field: 'status', label: 'Stato', options: [] },
  { kind: 'dates', field: 'created_at', label: 'Creato' },
];
const defaults: ListDefaults = { perPage: 12, sort: '-created_at', hidden: ['km'], density: 'normal' };

const text = fc.string({ minLength: 1, maxLength: 20 });
const values = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: 100 }),
  search: fc.string(),
  sort: fc.constantFrom('', 'code', '-total', '-created_at'),
  filters: fc.record({ status: text, created_at: text }, { requiredKeys: [] }),
  hidden: fc.uniqueArray(fc.constantFrom('km', 'car', 'total')),
  density: fc.constantFrom('normal' as const, 'compact' as const),
});

test('a list’s address gives back everything that was written into it', () => {
  fc.assert(
    fc.property(values, (written) => {
      const address = writeListAddress(written, defaults).toString();
      expect(readListAddress(new URLSearchParams(address), fields, defaults)).toEqual({ ...written });
    }),
  );
});

test('a filter that is set at first is taken away by an empty one in the address', () => {
  const own: ListDefaults = { ...defaults, filters: { status: 'PAID' } };
  fc.assert(
    fc.property(values, (written) => {
      const address = writeListAddress(written, own).toString();
      expect(readListAddress(new URLSearchParams(address), fields, own)).toEqual({ ...written });
    }),
  );
  const first = readListAddress(new URLSearchParams(), fields, own);
  expect(first.filters).toEqual({ status: 'PAID' });
  expect(writeListAddress(first, own).toString()).toBe('');
  expect(writeListAddress({ ...first, filters: {} }, own).toString()).toBe('status=');
});

test('what equals its default is not in the address', () => {
  const list = readListAddress(new URLSearchParams(), fields, defaults);

  expect(writeListAddress(list, defaults).toString()).toBe('');
});

test.each(['page=0', 'page=due', 'per_page=1000', 'per_page=2.5', 'density=huge', 'colour=red'])(
  'nonsense in the address counts as nothing: %s',
  (address) => {
    expect(readListAddress(new URLSearchParams(address), fields, defaults)).toEqual(
      readListAddress(new URLSearchParams(), fields, defaults),
    );
  },
);

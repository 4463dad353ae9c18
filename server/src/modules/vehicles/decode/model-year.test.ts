import fc from 'fast-check';
import { latestModelYear } from './model-year';

test.each([
  ['S', 2025],
  ['T', 2026],
  ['V', 2027],
  ['W', 1998],
  ['A', 2010],
  ['9', 2009],
  ['1', 2001],
])('in 2026 the code %s means %d', (code, year) => {
  expect(latestModelYear(code, 2026)).toBe(year);
});

test.each(['0', 'I', 'O', 'Q', 'U', 'Z', '', 'AB'])('"%s" is no year code', (code) => {
  expect(latestModelYear(code, 2026)).toBeNull();
});

test('the year is never more than one ahead and never more than one cycle old', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...'ABCDEFGHJKLMNPRSTVWXY123456789'),
      fc.integer({ min: 2009, max: 2100 }),
      (code, now) => {
        const year = latestModelYear(code, now);
        expect(year).not.toBeNull();
        expect(year ?? 0).toBeLessThanOrEqual(now + 1);
        expect(year ?? 0).toBeGreaterThan(now + 1 - 30);
      },
    ),
  );
});

import fc from 'fast-check';
import { isItalianPlate, isVin } from 'shared-api/domain';
import { nearMissesOf } from './near-misses';

const differences = (a: string, b: string) => [...a].filter((character, index) => character !== b[index]).length;
const sorted = (text: string) => [...text].sort().join('');

it.each([
  ['gt 190 rz', 'car_plate', 'GT109RZ'],
  ['G1T09RZ', 'car_plate', 'GT109RZ'],
  ['ZAR949000ND630019', 'car_vin', 'ZAR949000ND360019'],
  ['CC-2026-001146', 'code', 'CC-2026-001164'],
  ['cc2026001146', 'code', 'CC-2026-001164'],
])('of "%s" knows two neighbours the other way round', (typed, field, meant) => {
  const near = nearMissesOf(typed);
  expect(near?.field).toBe(field);
  expect(near?.swapped).toContain(meant);
});

it.each([
  ['GT108RZ', 'GT109RZ'],
  ['GI109RZ', 'GT109RZ'],
  ['ZAR949000ND36OO19', null],
  ['ZAR949O00ND360019', 'ZAR949000ND360019'],
])('of "%s" knows one other character', (typed, meant) => {
  const { replaced } = nearMissesOf(typed) ?? { replaced: [] };
  if (meant === null) expect(replaced).toEqual([]);
  else expect(replaced).toContain(meant);
});

it.each(['Rossi Mario', 'rossi', '3471234567', 'GT109', 'CC-2026', '', 'mario.rossi@example.com'])(
  'takes "%s" for none of them',
  (typed) => expect(nearMissesOf(typed)).toBeNull(),
);

const letters = (alphabet: string, length: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((some) => some.join(''));

test.each([
  ['plates', letters('ABCDEFGHJKLMNPRSTVWXYZ0123456789', 7), isItalianPlate],
  ['VINs', letters('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 17), isVin],
])('of %s tells only well-formed ones, a swap or a character away, and few enough', (_name, typed, isOne) => {
  fc.assert(
    fc.property(typed, (text) => {
      const { swapped = [], replaced = [] } = nearMissesOf(text) ?? {};
      expect([...swapped, ...replaced].every(isOne)).toBe(true);
      expect(swapped.every((one) => differences(one, text) === 2 && sorted(one) === sorted(text))).toBe(true);
      expect(replaced.every((one) => differences(one, text) === 1)).toBe(true);
      expect(swapped.length + replaced.length).toBeLessThan(600);
    }),
  );
});

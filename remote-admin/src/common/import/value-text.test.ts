import { differenceText, valueText } from './value-text';

const price = { field: 'price', label: 'Prezzo', kind: 'money' } as const;
const km = { field: 'max_km', label: 'Km massimi', kind: 'number', unit: 'km' } as const;
const title = { field: 'title', label: 'Titolo' };

test.each([
  ['450,00', '466,39', price, '450,00\u00a0€', '466,39\u00a0€', '+16,39\u00a0€'],
  ['150.000', '120.000', km, '150.000\u00a0km', '120.000\u00a0km', '\u221230.000\u00a0km'],
  [null, '120.000', km, '–', '120.000\u00a0km', ''],
  ['2008', '3008', title, '2008', '3008', ''],
])('from %s to %s', (before, after, field, was, is, change) => {
  expect(valueText(before, field)).toBe(was);
  expect(valueText(after, field)).toBe(is);
  expect(differenceText(before, after, field)).toBe(change);
});

import { findManufacturer, manufacturers } from './manufacturers';

test.each([
  ['ZFA', 'Fiat'],
  ['ZAR', 'Alfa Romeo'],
  ['ZLA', 'Lancia'],
  ['ZAC', 'Jeep'],
  ['1C4', 'Jeep'],
  ['ZCF', 'Iveco'],
  ['WVG', 'Volkswagen'],
  ['TRU', 'Audi'],
  ['W1N', 'Mercedes-Benz'],
  ['VR7', 'Citroën'],
  ['UU1', 'Dacia'],
  ['TMB', 'Škoda'],
  ['VSS', 'SEAT'],
  ['XP7', 'Tesla'],
  ['LSJ', 'MG'],
])('%s is %s', (wmi, name) => {
  expect(findManufacturer(wmi)?.name).toBe(name);
});

test('a code of its own goes before the two characters that it begins with', () => {
  expect(findManufacturer('JTD')?.name).toBe('Toyota');
  expect(findManufacturer('JTH')?.name).toBe('Lexus');
  expect(findManufacturer('JN1')?.name).toBe('Nissan');
  expect(findManufacturer('JNK')?.name).toBe('Infiniti');
});

test('a maker that is not in the table stays unknown', () => {
  expect(findManufacturer('ZZZ')).toBeNull();
});

test('every identifier is well-formed', () => {
  for (const code of manufacturers.keys()) expect(code).toMatch(/^[A-HJ-NPR-Z0-9]{2,3}$/);
});

test('Toyota, Suzuki and Nissan alone are known by two characters', () => {
  expect([...manufacturers.keys()].filter((code) => code.length === 2).sort()).toEqual(['JN', 'JS', 'JT']);
});

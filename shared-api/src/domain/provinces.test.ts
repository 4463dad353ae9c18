import { findProvince, isProvinceCode, PROVINCES } from './provinces';

test('there are 107 provinces in 20 regions, each code once', () => {
  expect(PROVINCES).toHaveLength(107);
  expect(new Set(PROVINCES.map(({ code }) => code)).size).toBe(107);
  expect(new Set(PROVINCES.map(({ region }) => region)).size).toBe(20);
});

test('they stand in Italian alphabetical order', () => {
  const names = PROVINCES.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Agrigento', 'Alessandria', 'Ancona', 'Aosta']);
  expect(names.at(-1)).toBe('Viterbo');
  expect(names).toEqual([...names].sort(new Intl.Collator('it').compare));
});

test('a code is found in any case, but only capitals are a code', () => {
  expect(findProvince(' mi ')).toEqual({ code: 'MI', name: 'Milano', region: 'Lombardia' });
  expect(findProvince('XX')).toBeUndefined();
  expect(isProvinceCode('MI')).toBe(true);
  expect(isProvinceCode('mi')).toBe(false);
});

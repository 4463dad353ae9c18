import { formatPlate, isItalianPlate, isPlate, normalisePlate, splitPlate } from './plate';

test('a plate is read however it is spaced', () => {
  expect(normalisePlate('gt 109-rz')).toBe('GT109RZ');
  expect(splitPlate('gt109rz')).toEqual(['GT', '109', 'RZ']);
  expect(formatPlate('GT109RZ')).toBe('GT 109 RZ');
});

test('what a copied plate brings unseen does not count', () => {
  expect(normalisePlate('\u202aGT\u200b109RZ\u202c')).toBe('GT109RZ');
});

test.each(['GI109RZ', 'GO109RZ', 'GQ109RZ', 'GU109RZ', 'G1109RZ', 'GT109R'])(
  '%s is not of the present Italian form',
  (plate) => {
    expect(isItalianPlate(plate)).toBe(false);
    expect(splitPlate(plate)).toEqual([plate]);
  },
);

test.each([
  ['Milano 1990', 'MI 4A5678'],
  ['Germania', 'MÜ·XY 123'],
  ['Regno Unito', 'AB12 CDE'],
])('older and foreign plates are accepted: %s', (_where, plate) => {
  expect(isPlate(plate)).toBe(true);
});

test.each(['', 'A', 'ABCDE123456', 'AB_123', 'AB*123'])('"%s" is no plate', (plate) => {
  expect(isPlate(plate)).toBe(false);
});

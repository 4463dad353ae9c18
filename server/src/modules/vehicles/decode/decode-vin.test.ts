import fc from 'fast-check';
import { decodeVin } from './decode-vin';

function codesOf(vin: string): string[] {
  return decodeVin(vin, 2026).warnings.map(({ code }) => code);
}

test('a Jeep made for Europe tells its maker, its country and an estimated year', () => {
  expect(decodeVin('ZACPJFCW2SP018273', 2026)).toMatchObject({
    wmi: 'ZAC',
    manufacturer: 'Jeep',
    country: 'Italia',
    region: 'Europa',
    modelYear: 2025,
  });
});

test('the estimate of the year is said, with its character and place', () => {
  expect(decodeVin('WVWZZZCDZSW123456', 2026).warnings).toEqual([
    { code: 'model_year_estimated', position: 10, character: 'S', year: 2025 },
  ]);
});

test.each(['W1K3F8EB51J123456', 'VF1RJA00664123456', 'WF0FXXGCHFKA12345', 'SJNFBAJ11U2123456', 'UU1DJF00568123456'])(
  'no year is read from %s, whose maker writes something else there',
  (vin) => {
    expect(decodeVin(vin, 2026).modelYear).toBeNull();
    expect(codesOf(vin)).not.toContain('model_year_estimated');
  },
);

test('a filler in position 10 is no year', () => {
  expect(decodeVin('ZFA31200000123456', 2026).modelYear).toBeNull();
});

test('an American car must carry the right check digit, whatever stands in its place', () => {
  expect(codesOf('5GZCZ43D13S812715')).not.toContain('check_digit');
  expect(decodeVin('5GZCZ43D23S812715', 2026).warnings).toContainEqual({
    code: 'check_digit',
    position: 9,
    found: '2',
    expected: '1',
  });
  expect(codesOf('1C4BJWDGZFL123456')).toContain('check_digit');
});

test('a European car is held to no check digit, not even where it has a digit there', () => {
  for (const vin of ['WVWZZZCDZSW123456', 'ZACPJFCW1SP018274']) expect(codesOf(vin)).not.toContain('check_digit');
});

test('seventeen times the same is doubted', () => {
  expect(codesOf('AAAAAAAAAAAAAAAAA')).toContain('one_character');
  expect(codesOf('11111111111111111')).toContain('one_character');
  expect(codesOf('AAAAAAAAAAAAAAAA1')).not.toContain('one_character');
});

test('a maker out of the table is said to be unknown, the country stays', () => {
  expect(decodeVin('ZZ9ABCDEFGH123456', 2026)).toMatchObject({ manufacturer: null, country: 'Slovenia' });
  expect(codesOf('ZZ9ABCDEFGH123456')).toContain('manufacturer_unknown');
});

test('any well-formed VIN is decoded, and the year goes with its warning', () => {
  const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 17, maxLength: 17 }), (vin) => {
      const decoded = decodeVin(vin, 2026);
      expect(decoded.wmi).toBe(vin.slice(0, 3));
      expect(decoded.warnings.some(({ code }) => code === 'model_year_estimated')).toBe(decoded.modelYear !== null);
    }),
  );
});

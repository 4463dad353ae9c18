import fc from 'fast-check';
import { checkDigitOf, hasRightCheckDigit } from './vin-check-digit';

test('the worked examples of the standard come out', () => {
  expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X');
  expect(checkDigitOf('11111111111111111')).toBe('1');
  expect(hasRightCheckDigit('5GZCZ43D13S812715')).toBe(true);
});

test('a text that is no VIN has no check digit', () => {
  expect(checkDigitOf('1M8GDM9AXKP04278')).toBeNull();
  expect(hasRightCheckDigit('1M8GDM9AXKP04278')).toBe(false);
});

test('one digit mistyped is always noticed', () => {
  const places = fc.integer({ min: 0, max: 16 }).filter((place) => place !== 8);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 17, maxLength: 17 }),
      places,
      fc.integer({ min: 1, max: 9 }),
      (digits, place, step) => {
        const vin = digits.slice(0, 8) + checkDigitOf(digits) + digits.slice(9);
        const other = (Number(vin.charAt(place)) + step) % 10;
        expect(hasRightCheckDigit(vin)).toBe(true);
        expect(hasRightCheckDigit(vin.slice(0, place) + other + vin.slice(place + 1))).toBe(false);
      },
    ),
  );
});

import fc from 'fast-check';
import { ibanCheckDigits, isItalianIban, normaliseIban } from './iban';

const example = 'IT60X0542811101000000123456';
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

test('the example of the standard is right, however it is spaced', () => {
  expect(isItalianIban(normaliseIban('it60 X054 2811 1010 0000 0123 456'))).toBe(true);
  expect(ibanCheckDigits(example.slice(4))).toBe('60');
});

test('what a copied one brings unseen does not count', () => {
  expect(normaliseIban(`\u202a${example.slice(0, 4)}\u200b${example.slice(4)}\u202c`)).toBe(example);
});

test.each(['DE89370400440532013000', 'IT60X054281110100000012345', 'IT60 X0542811101000000123456', ''])(
  '"%s" is none',
  (text) => {
    expect(isItalianIban(text)).toBe(false);
  },
);

test('any one digit that is changed is noticed', () => {
  fc.assert(
    fc.property(digits(22), fc.nat({ max: 21 }), fc.integer({ min: 1, max: 9 }), (account, place, by) => {
      const bban = `X${account}`;
      const changed = [...bban].map((one, n) => (n === place + 1 ? String((Number(one) + by) % 10) : one)).join('');
      const check = ibanCheckDigits(bban);
      return isItalianIban(`IT${check}${bban}`) && !isItalianIban(`IT${check}${changed}`);
    }),
  );
});

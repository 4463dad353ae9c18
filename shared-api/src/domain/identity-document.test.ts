import * as fc from 'fast-check';
import { identityDocuments, identityForm, normaliseIdentityNumber } from './identity-document';

test.each([
  ['carta_identita', 'CA00000AA', 'electronic_card'],
  ['carta_identita', 'ca 12345-bc', 'electronic_card'],
  ['carta_identita', '1234567AB', 'electronic_card'],
  ['carta_identita', 'AX 1234567', 'paper_card'],
  ['passaporto', 'YA1234567', 'passport'],
  ['passaporto_estero', 'C01X00T47', 'foreign_passport'],
  ['passaporto_estero', '123456', 'foreign_passport'],
  ['patente', 'MI1234567X', 'licence'],
  ['patente', 'u1 2b34567c', 'licence'],
] as const)('%s %s is a number of that document', (type, number, form) => {
  expect(identityForm(type, number)).toBe(form);
});

test.each([
  ['carta_identita', 'CA1234567A'],
  ['carta_identita', 'C123456AA'],
  ['passaporto', 'CA00000AA'],
  ['passaporto', 'YA12345678'],
  ['passaporto_estero', 'ABCDEFG'],
  ['passaporto_estero', '1234567890'],
  ['patente', 'MI1234567'],
  ['patente', '<script>1'],
  ['patente', ''],
] as const)('%s "%s" is none', (type, number) => {
  expect(identityForm(type, number)).toBeNull();
});

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const shaped = (shape: string) =>
  fc.tuple(...[...shape].map((c) => (c === 'A' ? letter : digit))).map((c) => c.join(''));
const cut = fc.constantFrom('', ' ', '-', '.', '/');

test('a number is read however it is spaced and whatever its case', () => {
  fc.assert(
    fc.property(
      shaped('AA00000AA'),
      fc.array(cut, { minLength: 9, maxLength: 9 }),
      fc.boolean(),
      (number, cuts, low) => {
        const typed = [...number].map((character, index) => character + (cuts[index] ?? '')).join('');
        const read = low ? typed.toLowerCase() : typed;
        expect(normaliseIdentityNumber(read)).toBe(number);
        expect(identityForm('carta_identita', read)).toBe('electronic_card');
      },
    ),
  );
});

test('what a copied number brings unseen does not count', () => {
  expect(normaliseIdentityNumber('\u202aCA12\u200b345AB\u202c')).toBe('CA12345AB');
});

test('a normal form stays as it is, and a number with another one beside it is none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...identityDocuments), fc.string({ unit: 'grapheme' }), (type, text) => {
      const normal = normaliseIdentityNumber(text);
      expect(normaliseIdentityNumber(normal)).toBe(normal);
      expect(identityForm(type, text)).toBe(identityForm(type, normal));
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...identityDocuments), shaped('AA0000000A'), (type, number) => {
      expect(identityForm(type, number + number)).toBeNull();
    }),
  );
});

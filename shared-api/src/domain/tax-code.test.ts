import fc from 'fast-check';
import {
  firstnameLetters,
  isMinorsTaxCode,
  normaliseTaxCode,
  seemsOfAnother,
  surnameLetters,
  taxCodeCheckLetter,
  taxCodeDoubts,
  taxCodeFault,
} from './tax-code';

const monthLetters = 'ABCDEHLMPRST';
const omocode = 'LMNPQRSTUV';
const pad = (value: number) => String(value).padStart(2, '0');

const person = fc.record({
  lastname: fc.constantFrom('Rossi', 'Fo', 'D’Alò', 'De Santis', 'Ng', 'Müller'),
  firstname: fc.constantFrom('Mario', 'Gianfranco', 'Anna', 'Ivo', 'Nicolò', 'Maria Teresa'),
  born: fc.date({ min: new Date('1910-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  woman: fc.boolean(),
  place: fc.tuple(fc.constantFrom('A', 'F', 'H', 'Z'), fc.integer({ min: 1, max: 999 })),
});

type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/** A person's code as the revenue agency makes it, before another person has the same one. */
function bodyOf({ lastname, firstname, born, woman, place }: Person): string {
  const day = born.getUTCDate() + (woman ? 40 : 0);
  const date = `${pad(born.getUTCFullYear() % 100)}${monthLetters[born.getUTCMonth()]}${pad(day)}`;
  return `${surnameLetters(lastname)}${firstnameLetters(firstname)}${date}${place[0]}${String(place[1]).padStart(3, '0')}`;
}

const sealed = (body: string) => `${body}${taxCodeCheckLetter(body)}`;

/** Letters in the place of some digits, from the last on. */
function withOmocodia(body: string, count: number): string {
  const characters = [...body];
  for (const place of [14, 13, 12, 10, 9, 7, 6].slice(0, count)) {
    characters[place] = omocode[Number(characters[place])] ?? '';
  }
  return characters.join('');
}

const anyPersonsCode = fc
  .tuple(person, fc.integer({ min: 0, max: 7 }))
  .map(([someone, count]) => ({ someone, code: sealed(withOmocodia(bodyOf(someone), count)) }));

// Known codes: the form of the ministerial examples, and one with letters for digits.
test.each(['RSSMRA80A01H501U', 'MRTMTT25D09F205Z', 'MRTMTT91D08F205J'])('%s is right', (code) => {
  expect(taxCodeFault(code)).toBeNull();
});

test('everybody’s code is right, and in doubt about nobody, with letters for digits too', () => {
  fc.assert(
    fc.property(anyPersonsCode, ({ someone, code }) => {
      expect(taxCodeFault(code)).toBeNull();
      const dateOfBirth = someone.born.toISOString().slice(0, 10);
      expect(taxCodeDoubts(code, { ...someone, dateOfBirth })).toEqual([]);
    }),
  );
});

test('one character that was mistyped for another of its kind is noticed', () => {
  fc.assert(
    fc.property(anyPersonsCode, fc.nat(15), fc.nat(24), ({ code }, place, step) => {
      const was = code[place] ?? '';
      const kind = /\d/.test(was) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
      const other = kind[(kind.indexOf(was) + 1 + (step % (kind.length - 1))) % kind.length] ?? '';
      expect(taxCodeFault(`${code.slice(0, place)}${other}${code.slice(place + 1)}`)).not.toBeNull();
    }),
  );
});

test('a code of another person of the same kind raises doubts, of the names that differ', () => {
  expect(taxCodeDoubts('RSSMRA80A01H501U', { lastname: 'Bianchi', firstname: 'Mario' })).toEqual(['lastname']);
  expect(
    taxCodeDoubts('RSSMRA80A01H501U', { lastname: 'Rossi', firstname: 'Luca', dateOfBirth: '1980-01-02' }),
  ).toEqual(['firstname', 'dateOfBirth']);
});

test('a code of another person is doubted however it is typed, once it is right', () => {
  const another = { lastname: 'Bianchi', firstname: 'Mario' };
  expect(seemsOfAnother(' rssmra 80a01 h501u', another)).toBe(true);
  expect(seemsOfAnother('RSSMRA80A01H501A', another)).toBe(false);
  expect(seemsOfAnother('RSSMRA80A01H501U', { lastname: 'Rossi', firstname: 'Mario' })).toBe(false);
});

test.each([
  ['RSSMRA80A01H501', 'length'],
  ['RSSMRA80A01H501UU', 'length'],
  ['RSSMRA80A01H50-U', 'characters'],
  ['RSSMRA80F01H501U', 'characters'],
  ['RSSMRA80A00H501U', 'date'],
  ['RSSMRA81B30H501U', 'date'],
  ['RSSMRA80A35H501U', 'date'],
  ['RSSMRA80A01H501A', 'check'],
  ['12345678904', 'check'],
  ['1234567890A', 'characters'],
] as const)('%s has a fault: %s', (code, fault) => {
  expect(taxCodeFault(code)).toBe(fault);
});

test('a provisional code has eleven digits, and nothing is doubted of it', () => {
  expect(taxCodeFault('12345678903')).toBeNull();
  expect(taxCodeDoubts('12345678903', { lastname: 'Rossi', firstname: 'Mario' })).toEqual([]);
});

test('blanks and lower case are put right', () => {
  expect(normaliseTaxCode(' rssmra 80a01 h501u ')).toBe('RSSMRA80A01H501U');
});

test('what a copied code brings unseen does not count', () => {
  expect(normaliseTaxCode('\u202aRSSMRA80A01\u200bH501U\u202c')).toBe('RSSMRA80A01H501U');
});

test.each([
  ['Fo', 'FOX'],
  ['D’Alò', 'DLA'],
  ['Ng', 'NGX'],
  ['De Santis', 'DSN'],
])('the surname %s is %s', (surname, three) => {
  expect(surnameLetters(surname)).toBe(three);
});

test.each([
  ['Gianfranco', 'GFR'],
  ['Mario', 'MRA'],
  ['Anna', 'NNA'],
  ['Ivo', 'VIO'],
])('the first name %s is %s', (firstname, three) => {
  expect(firstnameLetters(firstname)).toBe(three);
});

test.each([
  ['RSSMRA15A01H501', true],
  ['RSSMRA08S28H501', false],
  ['RSSMRA08S29H501', true],
  ['RSSMRA08S69H501', true],
  ['RSSMRAMRA01H501', true],
  ['RSSMRA27A01H501', false],
  ['RSSMRA80A01H501', false],
])('on 28 November 2026 somebody with %s is a minor: %s', (body, minor) => {
  expect(isMinorsTaxCode(sealed(body), '2026-11-28')).toBe(minor);
});

test('of a provisional code no age is told', () => {
  expect(isMinorsTaxCode('12345678903', '2026-11-28')).toBe(false);
});

import fc from 'fast-check';
import { elideBefore, elideBeforeNumbers, withFirst } from './elision';

test.each([
  ['entro il 8 dicembre 2026', 'entro l’8 dicembre 2026'],
  ['Fino al 11 novembre', 'Fino all’11 novembre'],
  ['Dal 8 marzo al 11/12/2026', 'Dall’8 marzo all’11/12/2026'],
  ['Il 11 aprile', 'L’11 aprile'],
  ['Stima dai 80.000\u00a0km', 'Stima dagli 80.000\u00a0km'],
  ['I 8 dealer, prima ai 800 km', 'Gli 8 dealer, prima agli 800 km'],
  ['tutti i 11 contratti dei 11.000', 'tutti gli 11 contratti degli 11.000'],
  ['Apre domani alle 1:30', 'Apre domani all’1:30'],
])('%s is written %s', (text, written) => expect(elideBeforeNumbers(text)).toBe(written));

test.each([
  'il 18 dicembre',
  'il 1 dicembre',
  'il 08/12/2026',
  'al 800 123 456',
  'sul 8 dicembre',
  'del 110 %',
  'i 18 contratti',
  'ai 1.100 km',
  'dai 118.000 km',
  'alle 11:00',
  'alle 01:30',
])('%s stays', (text) => expect(elideBeforeNumbers(text)).toBe(text));

test('the day may stand apart', () => {
  expect(elideBefore('Paga entro il ', '8 dicembre 2026')).toBe('Paga entro l’');
  expect(elideBefore('Paga entro il ', '9 dicembre 2026')).toBe('Paga entro il ');
  expect(elideBefore('Vedi tutti i ', '8')).toBe('Vedi tutti gli ');
});

const long = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('whatever the day, its article is the one that is spoken, and the first of a month is told as such', () => {
  fc.assert(
    fc.property(days, (date) => {
      const said = withFirst(long.format(date));
      const number = date.getUTCDate();
      expect(said).toMatch(new RegExp(`^${number}${number === 1 ? 'º' : ''} \\p{L}+ \\d{4}$`, 'u'));
      const article = number === 8 || number === 11 ? 'all’' : 'al ';
      expect(elideBeforeNumbers(`Fino al ${said}`)).toBe(`Fino ${article}${said}`);
    }),
    { numRuns: 1_000 },
  );
});

/** Otto, undici, ottanta, ottocento: alone, or so many thousands. */
const beginsWithVowel = (count: number) => {
  const first = count < 1_000 ? count : Math.floor(count / 1_000);
  return [8, 11].includes(first) || (first >= 80 && first < 90) || (first >= 800 && first < 900);
};

test('whatever the number, so is the article of so many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), (count) => {
      const written = new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(count);
      const article = beginsWithVowel(count) ? 'agli' : 'ai';
      expect(elideBeforeNumbers(`Arriva ai ${written} km`)).toBe(`Arriva ${article} ${written} km`);
    }),
    { numRuns: 1_000 },
  );
});

import { elideBefore, elideBeforeDays } from './elision';

test.each([
  ['entro il 8 dicembre 2026', 'entro l’8 dicembre 2026'],
  ['Fino al 11 novembre', 'Fino all’11 novembre'],
  ['Dal 8 marzo al 11/12/2026', 'Dall’8 marzo all’11/12/2026'],
  ['Il 11 aprile', 'L’11 aprile'],
])('%s is written %s', (text, written) => expect(elideBeforeDays(text)).toBe(written));

test.each(['il 18 dicembre', 'il 1 dicembre', 'il 08/12/2026', 'al 800 123 456', 'sul 8 dicembre', 'del 110 %'])(
  '%s stays',
  (text) => expect(elideBeforeDays(text)).toBe(text),
);

test('the day may stand apart', () => {
  expect(elideBefore('Paga entro il ', '8 dicembre 2026')).toBe('Paga entro l’');
  expect(elideBefore('Paga entro il ', '9 dicembre 2026')).toBe('Paga entro il ');
});

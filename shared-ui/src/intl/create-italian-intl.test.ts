import { createItalianIntl } from './create-italian-intl';

const intl = createItalianIntl();

test.each([
  ['{n, number} righe', '3.000 righe'],
  ['{n, plural, one {# riga} other {# righe}}', '3.000 righe'],
  ['{n, plural, one {una riga} other {{n, number} righe}}', '3.000 righe'],
])('a number of four digits is grouped in %s', (defaultMessage, said) => {
  expect(intl.formatMessage({ id: defaultMessage, defaultMessage }, { n: 3000 })).toBe(said);
});

test('a text that is only given stays as it is', () => {
  expect(intl.formatMessage({ id: 'year', defaultMessage: 'nel {year}' }, { year: '2026' })).toBe('nel 2026');
});

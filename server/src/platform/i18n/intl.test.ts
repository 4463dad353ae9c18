import { t } from './intl';

test.each([
  ['{n, number} contratti', '3.000 contratti'],
  ['{n, plural, one {# riga} other {# righe}}', '3.000 righe'],
])('a number of four digits is grouped in %s', (defaultMessage, said) => {
  expect(t({ id: defaultMessage, defaultMessage }, { n: 3000 })).toBe(said);
});

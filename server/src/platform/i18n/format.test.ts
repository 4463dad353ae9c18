import { formatLongDate, formatLongDateTime, formatPaperDate } from './format';

const first = new Date('2026-11-30T23:42:00Z');
const other = new Date('2026-12-21T09:42:00Z');

test('the first of a month is told as such in sentences, and in Rome', () => {
  expect([first, other].map(formatLongDate)).toEqual(['1º dicembre 2026', '21 dicembre 2026']);
  expect([first, other].map(formatLongDateTime)).toEqual([
    '1º dicembre 2026 alle 00:42',
    '21 dicembre 2026 alle 10:42',
  ]);
});

test('on paper a date stays as it has been signed', () => {
  expect([first, other].map(formatPaperDate)).toEqual(['1 dicembre 2026', '21 dicembre 2026']);
});

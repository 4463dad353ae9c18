import { createItalianIntl } from 'shared-ui/intl';
import type { Bar, ComparedBar } from './bars';
import { barName, chartDays } from './chart-days';

const intl = createItalianIntl();
const bar = (from: string, to = from, count = 1): Bar => ({ from, to, count, cents: count * 100 });

function daysOf(bars: readonly ComparedBar[], whole: 'week' | 'month' | null, isOver = true) {
  const options = { by: 'day', withYear: false, measure: 'count', isOver, whole, listOf: () => '/list' } as const;
  return chartDays(bars, options, intl);
}

const november = (days: number): ComparedBar[] =>
  Array.from({ length: days }, (_, place) => ({
    ...bar(new Date(Date.UTC(2026, 10, 1 + place)).toISOString().slice(0, 10)),
    before: null,
  }));

test('a bar is named by its day, its days or its month', () => {
  const name = (what: Bar, by: 'day' | 'week' | 'month', withYear = false) => barName(what, { by, withYear }, intl);
  expect(name(bar('2026-11-02'), 'day')).toBe('lunedì 2 novembre');
  expect(name(bar('2026-11-01'), 'day')).toBe('domenica 1º novembre');
  expect(name(bar('2026-11-02', '2026-11-08'), 'week')).toBe('2–8 nov');
  expect(name(bar('2025-11-01', '2025-11-30'), 'month', true)).toBe('novembre 2025');
  expect(name(bar('2026-11-01', '2026-11-20'), 'month')).toBe('1–20 nov');
});

test('days to come keep their place in a month that is not over, and lead nowhere', () => {
  const days = daysOf(november(2), 'month', false);
  expect(days).toHaveLength(30);
  expect(days.map(({ today }) => today).indexOf(true)).toBe(1);
  expect(days[2]).toMatchObject({ letter: '3', nowText: '–', to: undefined, now: 0 });
  expect(daysOf(november(2), null, false)).toHaveLength(2);
});

test('of more days than a month has, only some bear their date', () => {
  const letters = daysOf(november(61), null).map(({ letter }) => letter);
  expect(letters.slice(0, 6)).toEqual(['1 nov', '', '', '', '', '6 nov']);
  expect(letters.filter(Boolean)).toHaveLength(13);
  const narrow = daysOf(november(61), null).filter(({ letter, sparse }) => sparse && letter !== '');
  expect(narrow.map(({ letter }) => letter)).toEqual(['1 nov', '16 nov', '1 dic', '16 dic', '31 dic']);
});

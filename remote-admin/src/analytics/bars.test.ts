import fc from 'fast-check';
import type { AnalyticsPeriod } from 'shared-api/entities';
import { barsOf, type Grouping, groupings, groupingsOf, usualGrouping } from './bars';

type Series = AnalyticsPeriod['series'];

function daysFrom(first: string, counts: readonly number[]): Series {
  return counts.map((count, place) => ({
    date: new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
    count,
    price: `${count}.10`,
  }));
}

const bars = (series: Series, before: Series, by: Grouping) =>
  barsOf({ series, before: { count: 0, price: '0.00', from: '', to: '', series: before } }, by);
const ones = (days: number) => Array.from({ length: days }, () => 1);

test('weeks begin on Monday, months on their first; the ends are cut', () => {
  // A Thursday until a Tuesday.
  const series = daysFrom('2026-10-29', ones(13));
  expect(bars(series, [], 'week').map(({ from, to, count }) => [from, to, count])).toEqual([
    ['2026-10-29', '2026-11-01', 4],
    ['2026-11-02', '2026-11-08', 7],
    ['2026-11-09', '2026-11-10', 2],
  ]);
  expect(bars(series, [], 'month').map(({ from, to, cents }) => [from, to, cents])).toEqual([
    ['2026-10-29', '2026-10-31', 330],
    ['2026-11-01', '2026-11-10', 1_100],
  ]);
});

test('each bar is compared with as many days, and nothing is left out of the longer side', () => {
  const series = daysFrom('2025-02-27', ones(4));
  const [february, march] = bars(series, daysFrom('2024-02-27', ones(5)), 'month');
  expect(february?.before).toEqual({ from: '2024-02-27', to: '2024-02-28', count: 2, cents: 220 });
  expect(march?.before).toMatchObject({ from: '2024-02-29', to: '2024-03-02', count: 3 });
  expect(bars(series, daysFrom('2024-02-27', ones(2)), 'day').map(({ before }) => before?.count)).toEqual([
    1,
    1,
    undefined,
    undefined,
  ]);
});

test('whatever the bars stand for, they add up to the days', () => {
  const counts = fc.array(fc.nat(50), { minLength: 1, maxLength: 732 });
  fc.assert(
    fc.property(counts, fc.nat(2_000), fc.constantFrom(...groupings), (made, shift, by) => {
      const series = daysFrom(new Date(Date.UTC(2022, 0, 1 + shift)).toISOString().slice(0, 10), made);
      const found = bars(series, series, by);
      const whole = made.reduce((sum, count) => sum + count, 0);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(whole);
      expect(found.reduce((sum, { before }) => sum + (before?.count ?? 0), 0)).toBe(whole);
      expect(found.reduce((sum, { cents }) => sum + cents, 0)).toBe(whole * 100 + made.length * 10);
      expect([found[0]?.from, found.at(-1)?.to]).toEqual([series[0]?.date, series.at(-1)?.date]);
    }),
  );
});

test('only what can be told apart is offered, the usual one among it', () => {
  expect(groupingsOf(7)).toEqual(['day']);
  expect(groupingsOf(30)).toEqual(['day', 'week']);
  expect(groupingsOf(92)).toEqual(['day', 'week', 'month']);
  expect(groupingsOf(365)).toEqual(['week', 'month']);
  fc.assert(fc.property(fc.integer({ min: 1, max: 732 }), (days) => groupingsOf(days).includes(usualGrouping(days))));
});

import { fromLocalTime, toLocalTime } from './local-time';

test.each([
  ['2026-11-21T08:30:00.000Z', '2026-11-21T09:30'],
  ['2026-07-01T21:59:00.000Z', '2026-07-01T23:59'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00'],
])('%s is %s in Rome', (instant, local) => {
  expect(toLocalTime(instant)).toBe(local);
  expect(fromLocalTime(local)).toBe(instant);
});

test.each(['31/02/2026T09:30', '2026-02-31T09:30', '2026-11-21T', '2026-11-21T24:00', 'T09:30'])(
  '%s is no moment',
  (text) => {
    expect(fromLocalTime(text)).toBeNull();
  },
);

test('no time is none', () => {
  expect(toLocalTime(null)).toBe('');
  expect(fromLocalTime('')).toBeNull();
});

import { mondayOf } from './weeks';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-28', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s belongs to the week of Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

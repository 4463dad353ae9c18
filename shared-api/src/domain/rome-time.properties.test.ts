import fc from 'fast-check';
import { romeClock, romeDate } from './rome-time';

const asked = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What Intl says, asked anew for each instant. */
function clockOf(instant: Date): string {
  const parts = new Map(asked.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

const min = new Date('1950-01-01T00:00:00Z');
const max = new Date('2060-01-01T00:00:00Z');

test('the clock in Rome is the one that Intl shows, whatever the instant', () => {
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
      expect(romeClock(instant)).toBe(clockOf(instant));
      expect(romeDate(instant)).toBe(clockOf(instant).slice(0, 10));
    }),
    { numRuns: 1_000 },
  );
});

test('around the hours in which clocks change, too', () => {
  const changes = ['2025-03-30T01:00:00Z', '2025-10-26T01:00:00Z', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'];
  const minute = fc.integer({ min: -1_500, max: 1_500 });
  fc.assert(
    fc.property(fc.constantFrom(...changes), minute, (change, minutes) => {
      const instant = new Date(Date.parse(change) + minutes * 60_000);
      expect(romeClock(instant)).toBe(clockOf(instant));
    }),
  );
});

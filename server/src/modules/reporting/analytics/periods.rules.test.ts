import fc from 'fast-check';
import { addRomeDays, romeDate } from 'shared-api/domain';
import { type Period, periodsAt } from './periods.rules';

const shown = ({ from, to, days, before }: Period) => ({
  from: from.toISOString(),
  to: to.toISOString(),
  days: days.length,
  before: [before.from.toISOString(), before.until.toISOString()],
});

describe('periods', () => {
  it('are counted in Europe/Rome, against the same stretch of the period before', () => {
    // A Wednesday, 00:30 in Roma.
    const periods = periodsAt(new Date('2026-04-07T22:30:00.000Z'));
    expect(shown(periods.weekly)).toEqual({
      from: '2026-04-05T22:00:00.000Z',
      to: '2026-04-07T22:30:00.000Z',
      days: 3,
      before: ['2026-03-29T22:00:00.000Z', '2026-03-31T22:30:00.001Z'],
    });
    expect(shown(periods.last_week)).toEqual({
      from: '2026-03-29T22:00:00.000Z',
      to: '2026-04-05T22:00:00.000Z',
      days: 7,
      before: ['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    });
    expect(shown(periods.monthly)).toMatchObject({ from: '2026-03-31T22:00:00.000Z', days: 8 });
    expect(shown(periods.last_month)).toEqual({
      from: '2026-02-28T23:00:00.000Z',
      to: '2026-03-31T22:00:00.000Z',
      days: 31,
      before: ['2026-01-31T23:00:00.000Z', '2026-02-28T23:00:00.000Z'],
    });
  });

  it('stop at the same time of the clock on a day on which clocks are put back', () => {
    const { monthly } = periodsAt(new Date('2026-11-25T15:31:20.005Z'));
    expect(monthly.before.until.toISOString()).toBe('2026-10-25T15:31:20.006Z');
  });

  it('stop at the same time of the clock on a day on which they are put forward', () => {
    const { monthly } = periodsAt(new Date('2026-04-29T10:00:00Z'));
    expect(monthly.before.until.toISOString()).toBe('2026-03-29T10:00:00.001Z');
  });

  it('stop where a shorter month before ends', () => {
    const { monthly } = periodsAt(new Date('2026-03-31T10:00:00Z'));
    expect(monthly.before).toMatchObject({ from: new Date('2026-01-31T23:00:00Z'), until: monthly.from });
    expect(monthly.before.days.at(-1)).toBe('2026-02-28');
  });

  it('hold every day once, from the first to the last', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        for (const { from, until, days, before } of Object.values(periodsAt(now))) {
          expect(days[0]).toBe(romeDate(from));
          expect(days.at(-1)).toBe(romeDate(new Date(until.getTime() - 1)));
          expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addRomeDays(day, 1)));
          expect(before.until.getTime()).toBeLessThanOrEqual(from.getTime());
        }
      }),
    );
  });
});

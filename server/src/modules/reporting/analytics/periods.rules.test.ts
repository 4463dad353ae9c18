import fc from 'fast-check';
import { addRomeDays, romeDate } from 'shared-api/domain';
import { chosenPeriod, type Period, periodsAt } from './periods.rules';

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

  it('stop at the same time in the last millisecond of a day', () => {
    const { weekly } = periodsAt(new Date('2026-04-07T21:59:59.999Z'));
    expect(weekly.before.until.toISOString()).toBe('2026-03-31T22:00:00.000Z');
  });

  it('of a year before are the same days of the week, and the same month', () => {
    const periods = periodsAt(new Date('2026-04-07T22:30:00.000Z'), 'year');
    expect(periods.weekly.before.days).toEqual(['2025-04-07', '2025-04-08', '2025-04-09']);
    expect(periods.weekly.before.to.toISOString()).toBe('2025-04-08T22:30:00.000Z');
    expect(shown(periods.last_week).before).toEqual(['2025-03-30T22:00:00.000Z', '2025-04-06T22:00:00.000Z']);
    expect([periods.monthly.before.days[0], periods.monthly.before.days.at(-1)]).toEqual(['2025-04-01', '2025-04-08']);
    expect(shown(periods.last_month).before).toEqual(['2025-02-28T23:00:00.000Z', '2025-03-31T22:00:00.000Z']);
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

describe('chosen days', () => {
  const now = new Date('2026-04-08T10:00:00Z');

  it('that are over stand whole beside as many right before them', () => {
    expect(shown(chosenPeriod({ from: '2026-03-02', to: '2026-03-11' }, now))).toEqual({
      from: '2026-03-01T23:00:00.000Z',
      to: '2026-03-11T23:00:00.000Z',
      days: 10,
      before: ['2026-02-19T23:00:00.000Z', '2026-03-01T23:00:00.000Z'],
    });
  });

  it('with today among them end now, and the others at the same time', () => {
    const expected = { from: '2026-04-05T22:00:00.000Z', to: '2026-04-08T10:00:00.000Z', days: 3 };
    const chosen = { from: '2026-04-06', to: '2026-04-30' };
    expect(shown(chosenPeriod(chosen, now))).toEqual({
      ...expected,
      before: ['2026-04-02T22:00:00.000Z', '2026-04-05T10:00:00.001Z'],
    });
    expect(shown(chosenPeriod(chosen, now, 'year'))).toEqual({
      ...expected,
      before: ['2025-04-05T22:00:00.000Z', '2025-04-08T10:00:00.001Z'],
    });
  });

  it('have the same dates of the year before beside them, whatever its February', () => {
    const { days } = chosenPeriod({ from: '2025-01-01', to: '2025-12-31' }, now, 'year').before;
    expect([days[0], days.at(-1), days.length]).toEqual(['2024-01-01', '2024-12-31', 366]);
    const leap = chosenPeriod({ from: '2024-02-29', to: '2024-02-29' }, now, 'year').before;
    expect(leap.days).toEqual(['2023-02-28']);
  });

  it('never overlap what they are compared with, nor time to come', () => {
    const day = fc.integer({ min: 0, max: 731 });
    fc.assert(
      fc.property(day, day, fc.constantFrom('before' as const, 'year' as const), (ago, length, compare) => {
        const from = addRomeDays(romeDate(now), -ago);
        const chosen = chosenPeriod({ from, to: addRomeDays(from, length) }, now, compare);
        expect(chosen.until.getTime()).toBeLessThanOrEqual(now.getTime() + 1);
        expect(chosen.days).toHaveLength(Math.min(ago, length) + 1);
        if (compare === 'before') {
          expect(chosen.before.until.getTime()).toBeLessThanOrEqual(chosen.from.getTime());
          expect(chosen.before.days).toHaveLength(chosen.days.length);
        }
        expect(chosen.before.from.getTime()).toBeLessThan(chosen.from.getTime());
      }),
    );
  });
});

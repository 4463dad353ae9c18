import {
  appointmentDueOn,
  coverEndOf,
  coverEndsOn,
  coverHasEnded,
  daysLeft,
  deletionAt,
  dueReminders,
  refundDueAt,
  reminderDays,
  withdrawalEndsAt,
} from './deadlines';
import { addRomeMonths, isItalianHoliday, isItalianWorkingDay, romeClock, romeDate, startOfRomeDay } from './rome-time';

const unsigned = {
  status: 'DRAFT',
  created_at: new Date('2026-11-01T09:00:00Z'),
  signed_at: null,
  withdrawn_at: null,
} as const;
const signed = { ...unsigned, status: 'SIGNED', signed_at: new Date('2026-11-21T09:42:00Z') } as const;

describe('deletion', () => {
  it('comes at the end of the 20th day after creation and of the 15th after the signature', () => {
    expect(deletionAt(unsigned)?.toISOString()).toBe('2026-11-21T22:59:59.999Z');
    expect(deletionAt(signed)?.toISOString()).toBe('2026-12-06T22:59:59.999Z');
  });

  it('spares a paid and a withdrawn contract', () => {
    expect(deletionAt({ ...signed, status: 'PAID' })).toBeNull();
    expect(deletionAt({ ...signed, withdrawn_at: new Date('2026-11-22T09:00:00Z') })).toBeNull();
  });

  it('is counted in days of Europe/Rome', () => {
    expect(daysLeft(unsigned, new Date('2026-11-20T22:30:00Z'))).toBe(1);
    expect(daysLeft(unsigned, new Date('2026-11-20T23:30:00Z'))).toBe(0);
    expect(daysLeft(unsigned, new Date('2026-11-21T22:59:59Z'))).toBe(0);
  });

  it('is never further than its term, on the eve of summer time either', () => {
    const eve = new Date('2027-03-27T22:59:00Z');
    expect(daysLeft({ ...unsigned, created_at: eve }, eve)).toBe(20);
    expect(daysLeft({ ...signed, signed_at: eve }, eve)).toBe(15);
  });
});

describe('reminders', () => {
  it('are due once so many days or fewer are left, the nearest first', () => {
    const nearestFirst = [...reminderDays].sort((a, b) => a - b);
    const farthest = Math.max(...reminderDays);
    expect(dueReminders(farthest + 1)).toEqual([]);
    expect(dueReminders(farthest)).toEqual([farthest]);
    expect(dueReminders(2)).toEqual(nearestFirst.filter((days) => days > 1));
    expect(dueReminders(0)).toEqual(nearestFirst);
  });

  it('come at 7, 3 and 1 days, whatever others there are', () => {
    expect(reminderDays).toEqual(expect.arrayContaining([7, 3, 1]));
  });
});

describe('a refund', () => {
  it.each([
    ['2026-11-21T09:42:07.123Z', '2026-12-05T09:42:07.123Z'],
    ['2026-10-19T22:30:00.000Z', '2026-11-02T23:30:00.000Z'],
    ['2027-03-15T22:30:00.000Z', '2027-03-29T21:30:00.000Z'],
  ])('after a withdrawal at %s is due two weeks later, at %s, by the calendar of Rome', (withdrawn, due) => {
    const [from, until] = [new Date(withdrawn), refundDueAt(new Date(withdrawn))];
    expect(until.toISOString()).toBe(due);
    expect(romeClock(until).slice(10)).toBe(romeClock(from).slice(10));
  });
});

describe('months', () => {
  it('end at the last day of a shorter month', () => {
    expect(addRomeMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addRomeMonths('2027-12-31', 2)).toBe('2028-02-29');
  });

  it('of a cover run from the day of the signature', () => {
    expect(coverEndsOn(new Date('2026-11-21T23:30:00Z'), 36)).toBe('2029-11-21');
  });

  it.each([
    ['2028-02-28', 36, '2031-02-27'],
    ['2028-02-29', 36, '2031-02-28'],
    ['2028-02-29', 48, '2032-02-28'],
    ['2026-08-30', 18, '2028-02-29'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2026-03-31', 12, '2027-03-30'],
    ['2026-03-31', 1, '2026-04-30'],
  ])('of a cover from %s, %d of them, end on %s', (signedOn, months, last) => {
    expect(coverEndsOn(new Date(`${signedOn}T12:00:00Z`), months)).toBe(last);
  });

  it('has a known end once it is signed, a rental never: it runs from the handing over of the car', () => {
    const signed = { signed_at: '2026-03-02T09:00:00Z', mantenance_duration: 36, package: { kind: 'care' } };
    expect(coverEndOf(signed)).toBe('2029-03-01');
    expect(coverEndOf({ ...signed, signed_at: null })).toBeNull();
    expect(coverEndOf({ ...signed, package: { kind: 'rental' } })).toBeNull();
    expect([coverHasEnded(signed, '2029-03-01'), coverHasEnded(signed, '2029-03-02')]).toEqual([false, true]);
    expect(coverHasEnded({ ...signed, package: { kind: 'rental' } }, '2029-03-20')).toBe(false);
  });
});

describe('withdrawal', () => {
  it('ends at midnight of the 14th day, or of the next working day', () => {
    expect(romeDate(new Date(withdrawalEndsAt(new Date('2026-11-16T10:00:00Z')).getTime() - 1))).toBe('2026-11-30');
    expect(romeDate(new Date(withdrawalEndsAt(new Date('2026-11-21T10:00:00Z')).getTime() - 1))).toBe('2026-12-07');
    expect(romeDate(new Date(withdrawalEndsAt(new Date('2026-12-11T10:00:00Z')).getTime() - 1))).toBe('2026-12-28');
  });

  it('counts the day of signing in Europe/Rome', () => {
    expect(romeDate(new Date(withdrawalEndsAt(new Date('2026-11-15T23:30:00Z')).getTime() - 1))).toBe('2026-11-30');
  });
});

describe('days of Europe/Rome', () => {
  it('begin at midnight in winter, in summer and when the clocks change', () => {
    expect(startOfRomeDay('2026-01-15').toISOString()).toBe('2026-01-14T23:00:00.000Z');
    expect(startOfRomeDay('2026-07-15').toISOString()).toBe('2026-07-14T22:00:00.000Z');
    expect(startOfRomeDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(startOfRomeDay('2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(startOfRomeDay('2026-10-26').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('know the holidays', () => {
    expect(isItalianWorkingDay('2026-04-06')).toBe(false);
    expect(isItalianWorkingDay('2026-12-08')).toBe(false);
    expect(isItalianWorkingDay('2026-12-09')).toBe(true);
    // Saturdays.
    expect(isItalianHoliday('2026-08-15')).toBe(true);
    expect(isItalianHoliday('2026-08-22')).toBe(false);
  });
});

it('gives a dealer ten working days for a service’s day: Sundays, Saturdays and holidays do not count', () => {
  expect(appointmentDueOn('2026-11-02')).toBe('2026-11-16');
  // 8 December, Christmas and Santo Stefano lie between, or the year’s turn.
  expect(appointmentDueOn('2026-12-04')).toBe('2026-12-21');
  expect(appointmentDueOn('2026-12-24')).toBe('2027-01-12');
});

it('comes before the day that was asked for, on a working day where there is one between', () => {
  expect(appointmentDueOn('2026-11-02', '2026-11-12')).toBe('2026-11-11');
  // A Monday: the Friday before.
  expect(appointmentDueOn('2026-11-02', '2026-11-09')).toBe('2026-11-06');
  expect(appointmentDueOn('2026-11-28', '2026-11-30')).toBe('2026-11-28');
  expect(appointmentDueOn('2026-11-02', '2026-11-03')).toBe('2026-11-02');
  expect(appointmentDueOn('2026-11-02', '2026-11-16')).toBe('2026-11-13');
  expect(appointmentDueOn('2026-11-02', '2026-11-17')).toBe('2026-11-16');
});

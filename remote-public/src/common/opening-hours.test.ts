import { hoursLines, openingAt } from './opening-hours';

const morning = { from: '08:30', to: '12:30' };
const afternoon = { from: '14:30', to: '19:00' };
const hours = {
  mon: [morning, afternoon],
  tue: [morning, afternoon],
  wed: [morning, afternoon],
  thu: [morning, afternoon],
  fri: [morning, afternoon],
  sat: [morning],
};
const saturday = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`);

describe('openingAt', () => {
  it('says until when a dealer is open', () => {
    expect(openingAt(hours, saturday('10:42'))).toEqual({ open: true, until: '12:30' });
  });

  it('is shut at the very minute of closing', () => {
    expect(openingAt(hours, saturday('12:30'))).toEqual({
      open: false,
      next: { at: '08:30', weekday: 'mon', inDays: 2 },
    });
  });

  it('looks for the next opening on the same day first', () => {
    expect(openingAt(hours, Date.parse('2026-11-20T13:00:00+01:00'))).toMatchObject({
      next: { at: '14:30', inDays: 0 },
    });
  });

  it('promises nothing for a dealer without hours', () => {
    expect(openingAt({}, saturday('10:00'))).toEqual({ open: false, next: null });
  });
});

describe('hoursLines', () => {
  it('joins equal days and keeps today apart', () => {
    expect(hoursLines(hours, saturday('10:00'))).toEqual([
      { from: 'mon', to: 'fri', spans: ['8:30–12:30', '14:30–19:00'], today: false },
      { from: 'sat', to: 'sat', spans: ['8:30–12:30'], today: true },
      { from: 'sun', to: 'sun', spans: [], today: false },
    ]);
  });
});

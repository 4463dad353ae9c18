import { whyShut } from './opening-hours';

const morning = { from: '08:30', to: '12:30' };
const hours = { mon: [morning, { from: '14:30', to: '18:30' }], tue: [morning], sat: [] };

describe('why a dealer is shut', () => {
  it('is a day of the week, or a holiday, on which nobody opens', () => {
    expect(whyShut(hours, '2026-11-30')).toBeNull();
    expect(whyShut(hours, '2026-12-05')).toBe('weekday');
    expect(whyShut(hours, '2026-12-06')).toBe('weekday');
    expect(whyShut(hours, '2026-12-08')).toBe('holiday');
  });

  it('is the hour, where one is named', () => {
    expect(whyShut(hours, '2026-11-30', '08:30')).toBeNull();
    expect(whyShut(hours, '2026-11-30', '07:00')).toBe('hour');
    expect(whyShut(hours, '2026-11-30', '12:30')).toBe('hour');
    expect(whyShut(hours, '2026-12-06', '09:00')).toBe('weekday');
  });

  it('is not known of a dealer without hours, but for the holidays', () => {
    expect(whyShut({}, '2026-12-06', '07:00')).toBeNull();
    expect(whyShut({}, '2026-12-25', '10:00')).toBe('holiday');
  });
});

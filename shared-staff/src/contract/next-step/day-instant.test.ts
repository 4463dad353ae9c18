import { dayInstant } from './day-instant';

const signed = '2026-11-12T19:34:00Z';
const now = Date.parse('2026-11-21T09:42:00Z');

test('a day in between stands for its noon in Rome', () => {
  expect(dayInstant('2026-11-16', signed, now)).toBe('2026-11-16T11:00:00.000Z');
});

test('the day of the signature is never before the signature', () => {
  expect(dayInstant('2026-11-12', signed, now)).toBe('2026-11-12T19:34:00.000Z');
});

test('today is never in the future', () => {
  expect(dayInstant('2026-11-21', signed, now)).toBe('2026-11-21T09:42:00.000Z');
});

test('signed and paid on the same morning stays between the two', () => {
  expect(dayInstant('2026-11-21', '2026-11-21T09:00:00Z', now)).toBe('2026-11-21T09:42:00.000Z');
});

import { daySpans, dayText, hoursFault, parseDay, tidyHours } from './hours-rules';

const morning = { from: '08:30', to: '12:30' };
const afternoon = { from: '14:30', to: '19:00' };

test.each([
  [[], null],
  [[morning, afternoon], null],
  [[{ from: 'di mattina', to: '' }], 'unreadable'],
  [[{ from: '08:30', to: '12:75' }], 'unreadable'],
  [[{ from: '19:00', to: '08:30' }], 'backwards'],
  [[afternoon, { from: '12:00', to: '15:00' }], 'overlap'],
])('%j is %s', (spans, fault) => {
  expect(hoursFault(spans)).toBe(fault);
});

test('spans that touch do not overlap', () => {
  expect(hoursFault([morning, { from: '12:30', to: '15:00' }])).toBeNull();
});

test.each([
  '08:30–12:30, 14:30–19:00',
  '8.30-12.30 14.30-19',
  '0830 - 1230 / 1430 - 1900',
  'Dalle 8:30 alle 12:30 e dalle 14:30 alle 19',
  ' 8:30 — 12:30;14:30—19:00 ',
])('%s is a morning and an afternoon', (text) => {
  expect(parseDay(text)).toEqual([morning, afternoon]);
});

test.each(['', '  ', 'Chiuso'])('%j is a day that is closed', (text) => {
  expect(parseDay(text)).toEqual([]);
});

test.each(['8:30', '8:30-25:00', '8:30-12:30, sera', '8-9 9-10 10-11 11-12 12-13'])('%s says no hours', (text) => {
  expect(parseDay(text)).toBeNull();
  expect(dayText(daySpans(text))).toBe(text);
  expect(hoursFault(daySpans(text))).toBe('unreadable');
});

test('equal weeks are equal however they were typed', () => {
  expect(tidyHours({ tue: [], mon: [afternoon, morning] })).toEqual({ mon: [morning, afternoon] });
});

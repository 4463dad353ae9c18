import { hoursFault, nextSpan, tidyHours } from './hours-rules';

const morning = { from: '08:30', to: '12:30' };
const afternoon = { from: '14:30', to: '19:00' };

test.each([
  [[], null],
  [[morning, afternoon], null],
  [[{ from: '08:30', to: '' }], 'empty'],
  [[{ from: '08:30', to: '12:75' }], 'unreadable'],
  [[{ from: '19:00', to: '08:30' }], 'backwards'],
  [[afternoon, { from: '12:00', to: '15:00' }], 'overlap'],
])('%j is %s', (spans, fault) => {
  expect(hoursFault(spans)).toBe(fault);
});

test('spans that touch do not overlap', () => {
  expect(hoursFault([morning, { from: '12:30', to: '15:00' }])).toBeNull();
});

test('after the morning comes the afternoon', () => {
  expect(nextSpan([])).toEqual(morning);
  expect(nextSpan([morning])).toEqual(afternoon);
});

test('equal weeks are equal however they were typed', () => {
  expect(tidyHours({ tue: [], mon: [afternoon, morning] })).toEqual({ mon: [morning, afternoon] });
});

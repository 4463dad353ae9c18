import { durationText } from './duration-text';

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_240, '1,2 s'],
  [48_000, '48 s'],
  [180_000, '3 min'],
])('%i ms is told as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text.replace(' ', '\u00a0'));
});

import { isFailing } from './failing';

test.each([
  ['no failure', 2_310, 0, false],
  ['one bad line', 100, 4, false],
  ['few among many', 10_000, 99, false],
  ['one in a hundred', 10_000, 100, true],
  ['nothing but failures', 0, 5, true],
  ['three of four', 4, 3, true],
  ['one bad browser', 0, 2, false],
])('%s: %i loads, %i failures', (_, loads, failures, failing) => {
  expect(isFailing({ loads, failures })).toBe(failing);
});

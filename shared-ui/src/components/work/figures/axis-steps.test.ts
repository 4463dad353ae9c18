import fc from 'fast-check';
import { axisSteps } from './axis-steps';

test('a chart of 23 contracts has lines at 6, 12, 18 and 24', () => {
  expect(axisSteps(23)).toEqual([6, 12, 18, 24]);
});

test('nothing at all still has an axis of whole numbers', () => {
  expect(axisSteps(0)).toEqual([1, 2, 3, 4]);
});

test('the highest line holds the greatest value, and not much more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 1_000_000_000 }), (most) => {
      const last = axisSteps(most).at(-1) ?? 0;
      expect(last).toBeGreaterThanOrEqual(most);
      expect(last).toBeLessThanOrEqual(most * 2);
    }),
  );
});

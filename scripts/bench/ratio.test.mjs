import { lineOf, middle, ratioOf } from './ratio.mjs';

test('the ratio is the middle one of the rounds, beside its spread', () => {
  const rounds = [
    { ours: 10, bare: 100 },
    { ours: 30, bare: 100 },
    { ours: 90, bare: 100 },
  ];
  expect(ratioOf(rounds)).toEqual({ ratio: 0.3, lowest: 0.1, highest: 0.9, ours: 30, bare: 100 });
});

test('the middle of an even number is a value that was measured', () => {
  expect(middle([4, 1, 3, 2])).toBe(2);
});

test.each([
  [{ least: 0.5 }, 60, true],
  [{ least: 0.5 }, 40, false],
  [{ most: 1.5 }, 140, true],
  [{ most: 1.5 }, 160, false],
  [{}, 1, true],
])('a target of %j and %i of 100', (target, ours, holds) => {
  const line = lineOf({ name: 'list', unit: '/s', rounds: [{ ours, bare: 100 }], ...target });
  expect(line.holds).toBe(holds);
  expect(line.text.includes('SHORT')).toBe(!holds);
});

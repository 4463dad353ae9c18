import { middle } from '../lib/middle.mjs';
import { lineOf, ownLineOf, ratioOf, table } from './ratio.mjs';

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
  [{ most: 1.5, mostOurs: 100 }, 90, true],
  [{ most: 1.5, mostOurs: 100 }, 140, false],
  [{}, 1, true],
])('a target of %j and %i of 100', (target, ours, holds) => {
  const line = lineOf({ name: 'list', unit: '/s', rounds: [{ ours, bare: 100 }], ...target });
  expect(line.holds).toBe(holds);
  expect(line.text.includes('SHORT')).toBe(!holds);
});

test.each([
  [{ most: 15 }, 14, true],
  [{ most: 15 }, 16, false],
  [{ least: 14 }, 13, false],
])('what is measured by itself, with a target of %j', (target, value, holds) => {
  expect(ownLineOf({ name: 'memory', unit: 'MB', values: [value], ...target }).holds).toBe(holds);
});

test('a line that falls short tells what keeps it from its target, one that holds does not', () => {
  const told = { name: 'memory', unit: 'MB', most: 15, bound: 'the database itself' };
  expect(ownLineOf({ ...told, values: [16] }).text).toMatch(/SHORT: the database itself$/);
  expect(ownLineOf({ ...told, values: [15] }).text).toMatch(/ok$/);
});

test('a table holds when each of its lines does', () => {
  const said = [];
  const { add, holds } = table((text) => said.push(text));
  add(ownLineOf({ name: 'a', unit: '', values: [1], most: 1 }));
  expect(holds()).toBe(true);
  add(ownLineOf({ name: 'b', unit: '', values: [2], most: 1 }));
  expect(holds()).toBe(false);
  expect(said).toHaveLength(3);
});

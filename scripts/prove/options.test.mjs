import { readProveOptions } from './options.mjs';

const parts = [{ name: 'kills' }, { name: 'roles' }];
const read = (...args) => readProveOptions(args, parts);

test('all parts whole, unless something else is asked', () => {
  expect(read()).toMatchObject({ names: ['kills', 'roles'], share: 1, report: null });
  expect(read('roles', '--share', '0.05', '--seed', '7', '--report', 'prova.md')).toEqual({
    names: ['roles'],
    share: 0.05,
    seed: 7,
    report: 'prova.md',
  });
});

test.each([
  [['storms'], 'There is no part storms: there are kills, roles.'],
  [['--share', '2'], '--share is a number above 0, and 1 at most.'],
  [['--seed', 'x'], '--seed is a whole number.'],
  [['--fast'], /Unknown option '--fast'/],
])('%j is refused in words', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

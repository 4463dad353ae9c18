import { initialsOf } from './avatar';

test.each([
  ['Chiara Fontana', 'CF'],
  ['Maria Grazia Dell’Acqua', 'MD'],
  ['  luca ', 'L'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

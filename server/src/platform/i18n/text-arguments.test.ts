import { argumentsOf } from './text-arguments';

test('every name in braces is found, at any depth', () => {
  expect(
    argumentsOf('{n, plural, one {# {car}} other {{km, number} km}}, {who, select, a {x} other {{name}}} <b>{z}</b>'),
  ).toEqual([
    { name: 'n', kind: 'plural' },
    { name: 'car', kind: 'plain' },
    { name: 'km', kind: 'number' },
    { name: 'who', kind: 'choice' },
    { name: 'name', kind: 'plain' },
    { name: 'b', kind: 'other' },
  ]);
  expect(argumentsOf('nessuno')).toEqual([]);
  expect(argumentsOf('{at, date, short}')).toEqual([{ name: 'at', kind: 'other' }]);
});

test('a text that cannot be read says so', () => {
  expect(() => argumentsOf('Ciao {nome')).toThrow(SyntaxError);
});

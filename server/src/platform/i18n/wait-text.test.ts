import { waitText } from './wait-text';

test('a wait is told in the unit that people count it in', () => {
  expect([0, 1, 42, 90, 91, 3_600, 5_401, 86_400].map(waitText)).toEqual([
    'un secondo',
    'un secondo',
    '42 secondi',
    '90 secondi',
    '2 minuti',
    '60 minuti',
    '2 ore',
    '24 ore',
  ]);
});

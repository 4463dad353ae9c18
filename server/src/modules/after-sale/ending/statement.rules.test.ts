import { namesParty } from './statement.rules';

const party = { firstname: 'Nicolò', lastname: 'D’Alò Transiti', email: 'nico@example.com' };

test.each([
  ['Nicolò D’Alò Transiti', 'altrove@example.com', true],
  ["transiti d'alo nicolo", 'altrove@example.com', true],
  ['Nicolò', 'NICO@example.com', true],
  ['Nicolò Transiti', 'altrove@example.com', false],
  ['Mario Rossi', 'altrove@example.com', false],
  ['', '', false],
])('“%s” with %s: %s', (fullname, email, named) => {
  expect(namesParty({ fullname, email }, party)).toBe(named);
});

test('a contract whose person is not told yet is named by nobody', () => {
  expect(namesParty({ fullname: '', email: '' }, { firstname: '', lastname: '', email: '' })).toBe(false);
});

import { readRequest } from './request.mjs';

const others = [
  { name: 'remote-public', carcare: { paths: ['/', '/ricerca'] } },
  { name: 'remote-manager', carcare: { paths: ['/cms/manager'] } },
];
const wanted = { path: '/cms/workshop', role: 'manager', title: 'Officina' };
const read = (name, changes = {}) =>
  readRequest([name], { ...wanted, ...changes }, others, (taken) => taken === 'remote-old');

test('an area gets its name from its folder', () => {
  expect(read('remote-workshop')).toEqual({ name: 'remote-workshop', area: 'workshop', ...wanted });
});

test.each([
  [undefined, 'Serve un nome'],
  ['workshop', 'non va bene come nome'],
  ['remote-two-words', 'non va bene come nome'],
  ['remote-shell', 'shell è la cornice'],
  ['remote-manager', 'è già preso'],
  ['remote-old', 'è già preso'],
])('the name %s is refused', (name, reason) => {
  expect(() => read(name)).toThrow(reason);
});

test.each([
  [undefined, 'Serve un percorso'],
  ['/', 'non va bene come percorso'],
  ['workshop', 'non va bene come percorso'],
  ['/cms/Workshop', 'non va bene come percorso'],
  ['/cms/workshop/', 'non va bene come percorso'],
  ['/cms', 'della cornice o del server'],
  ['/api/workshop', 'della cornice o del server'],
  ['/metrics', 'della cornice o del server'],
  ['/cms/manager', 'si sovrappone agli indirizzi di remote-manager'],
  ['/cms/manager/workshop', 'si sovrappone agli indirizzi di remote-manager'],
  ['/ricerca/officine', 'si sovrappone agli indirizzi di remote-public'],
])('the path %s is refused', (path, reason) => {
  expect(() => read('remote-workshop', { path })).toThrow(reason);
});

test('a path may begin like another one’s name', () => {
  expect(read('remote-workshop', { path: '/cms/managers' }).path).toBe('/cms/managers');
});

test.each([
  [{ role: undefined }, 'Serve un ruolo'],
  [{ role: 'chef' }, "Il ruolo chef non c'è: ci sono manager, admin, user, account, none."],
  [{ title: ' ' }, 'Serve un titolo'],
  [{ title: "L'officina" }, 'per un apostrofo c’è ’'],
])('%j is refused', (changes, reason) => {
  expect(() => read('remote-workshop', changes)).toThrow(reason);
});

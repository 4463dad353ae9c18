import { areasToOpen, toursOf } from './smoke-tours.mjs';

const area = (name, role, enabled = true) => ({ name, role, paths: [`/${name}`], enabled });
const areas = [area('public', null), area('manager', 'manager'), area('account', 'account'), area('admin', 'admin')];
const namesOf = ({ tours, closed }) => ({
  tours: tours.map((tour) => [tour.account?.email ?? null, tour.areas.map(({ name }) => name)]),
  closed: closed.map(({ name }) => name),
});

test('an area is judged by its own pages, a shell by those of every area that is on', () => {
  const live = { areas: [area('public', null), area('manager', 'manager', false)] };
  const carcare = { area: 'manager', paths: ['/manager'], role: 'manager' };

  expect(areasToOpen({ piece: { manifest: { carcare } }, live })).toEqual([
    { name: 'manager', paths: ['/manager'], role: 'manager' },
  ]);
  expect(areasToOpen({ piece: { manifest: {} }, live }).map(({ name }) => name)).toEqual(['public']);
});

test('in a demonstration every area is opened, each with the account that may enter', () => {
  expect(namesOf(toursOf(areas, 'demo', {}))).toEqual({
    tours: [
      [null, ['public']],
      ['manager@demo.carcare.it', ['manager']],
      ['cliente@demo.carcare.it', ['account']],
      ['admin@demo.carcare.it', ['admin']],
    ],
    closed: [],
  });
});

test('elsewhere one named account opens what it can, and without one only the public pages open', () => {
  const env = { SMOKE_EMAIL: 'prova@esempio.it', SMOKE_PASSWORD: 'x' };

  expect(namesOf(toursOf(areas, 'production', env)).tours).toEqual([
    [null, ['public']],
    ['prova@esempio.it', ['manager', 'account', 'admin']],
  ]);
  expect(namesOf(toursOf(areas, 'production', {}))).toEqual({
    tours: [[null, ['public']]],
    closed: ['manager', 'account', 'admin'],
  });
});

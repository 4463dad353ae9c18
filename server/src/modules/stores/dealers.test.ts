import type { PublicStore } from 'shared-api/entities';
import { storePaymentMethods, stores } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';
import { makeReady } from './testing/make-ready';
import { storeRow } from './testing/store-rows';

const turin = { city: 'Torino', province: 'TO', zip_code: '10126', lat: 45.03, lng: 7.67 };
const rome = { city: 'Roma', province: 'RM', zip_code: '00118', lat: 41.9, lng: 12.5 };

let api: TestApp;
let lambro: string;
beforeAll(async () => {
  api = await testApp();
  const { db, clock } = api.platform;
  const row = (own: Parameters<typeof storeRow>[0]) => storeRow(own, clock.now());
  const first = row({ name: 'Autocentro Lambro', lat: 45.49, lng: 9.25 });
  lambro = first.store_uid;
  await db.read
    .insert(stores)
    .values([
      first,
      row({ name: 'Mole Motori', ...turin }),
      row({ name: 'Capitolina Auto', ...rome }),
      row({ name: 'Senza Luogo', lat: null, lng: null }),
      row({ name: 'Senza Orari', opening_hours: {} }),
      row({ name: 'Non In Linea', online_enabled: false, ...turin }),
      row({ name: 'Nascosta', visible: false, ...turin }),
      row({ name: 'Chiusa', active: false, ...turin }),
      row({ name: 'Distrutta', deleted_at: clock.now(), ...turin }),
      ...Array.from({ length: 12 }, (_, n) =>
        row({ name: `Zeta ${String(n).padStart(2, '0')}`, city: 'Zagarolo', province: 'RM', lat: 38.1, lng: 15.6 }),
      ),
    ]);
  await db.read.insert(storePaymentMethods).values([
    { store_uid: lambro, method: 'bonifico', position: 2 },
    { store_uid: lambro, method: 'carta', position: 1 },
  ]);
  await makeReady(api.platform);
});
afterAll(() => api.close());

async function dealers(query: string) {
  const answer = await api.call({ path: `/public/dealers${query}` });
  expect(answer.statusCode).toBe(200);
  const { data, meta }: { data: PublicStore[]; meta: unknown } = answer.json();
  return { data, meta, names: data.map((dealer) => dealer.name) };
}

test('those that sell on line come by name, twelve a page', async () => {
  const first = await dealers('');
  expect(first.names.slice(0, 5)).toEqual([
    'Autocentro Lambro',
    'Capitolina Auto',
    'Mole Motori',
    'Zeta 00',
    'Zeta 01',
  ]);
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 12, total: 15 });
  expect((await dealers('?page=2')).names).toEqual(['Zeta 09', 'Zeta 10', 'Zeta 11']);
});

test('near a place the nearest comes first', async () => {
  const { data, names } = await dealers('?lat=45.07&lng=7.69');
  expect(names.filter((name) => !name.startsWith('Zeta'))).toEqual([
    'Mole Motori',
    'Autocentro Lambro',
    'Capitolina Auto',
  ]);
  const named = data.filter(({ name }) => !name.startsWith('Zeta'));
  expect(named.map((dealer) => dealer.distance_km)).toEqual([
    expect.closeTo(4.7, 0),
    expect.closeTo(130, -1),
    expect.closeTo(525, -1),
  ]);
});

test.each(['Torino', '10126', 'torino'])('the place %s in the search is where distances count from', async (place) => {
  expect((await dealers(`?search=${place}&lat=41.9&lng=12.5`)).names.slice(0, 2)).toEqual([
    'Mole Motori',
    'Autocentro Lambro',
  ]);
});

test.each(['Pinerol', 'S. Mauro Torin.', 'san mauro t'])(
  'a comune that is written short, %s, is where they count from where no dealer is called so',
  async (place) => {
    expect((await dealers(`?search=${place}`)).names.slice(0, 2)).toEqual(['Mole Motori', 'Autocentro Lambro']);
  },
);

test.each([
  ['search=lambro', ['Autocentro Lambro']],
  ['search=aut.%20lamb.', ['Autocentro Lambro']],
  ['search=mole%20mot', ['Mole Motori']],
  ['search=to', ['Mole Motori']],
  ['province=TO', ['Mole Motori']],
  ['search=nessuno%20cos%C3%AC', []],
])('%s finds what it says', async (query, names) => {
  expect((await dealers(`?${query}`)).names).toEqual(names);
});

test('a filter that nobody knows is refused', async () => {
  expect((await api.call({ path: '/public/dealers?colour=red' })).statusCode).toBe(422);
});

test('a dealer’s ways of paying come in its order, with words for a person', async () => {
  const answer = await api.call({ path: `/public/dealers-payments-methods?store_uid=${lambro}` });
  expect(answer.json().data.map(({ code, title }: { code: string; title: string }) => [code, title])).toEqual([
    ['carta', 'Carta'],
    ['concessionaria', 'In concessionaria'],
  ]);
});

test('who lacks something is in no search, and a transfer without an IBAN is no way to pay', async () => {
  expect((await dealers('?search=senza')).names).toEqual([]);
  const { data } = await dealers('?search=lambro');
  expect(data).toMatchObject([{ payments_methods: ['carta', 'concessionaria'] }]);
});

test('a dealer that is gone is a fault of the field', async () => {
  const answer = await api.call({
    path: '/public/dealers-payments-methods?store_uid=7c9e6679-7425-40de-944b-e07fc1f90ae7',
  });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['store_uid']]);
});

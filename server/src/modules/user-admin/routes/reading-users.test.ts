import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { AdminUser } from 'shared-api/entities';
import { auditLog, stores } from '../../../platform/db/schema';
import { contracts } from '../../contracts';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';
import { storeRow } from '../../stores/testing/store-rows';
import { deskOf, personWith, type UsersDesk } from '../testing/users-world';

let world: World;
let desk: UsersDesk;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  desk = await deskOf(world);
});
afterAll(() => world.close());

const where = (field: string, op: string, value: string) =>
  `wheres[0][field]=${field}&wheres[0][op]=${op}&wheres[0][value]=${encodeURIComponent(value)}`;
const found = async (query: string) => {
  const answer = await desk.call('GET', `search?per_page=100&${query}`);
  return answer.json().data.map((person: AdminUser) => person.fullname);
};

test('a person is found by name, e-mail and phone, accents and apostrophes or not', async () => {
  await personWith(world, {
    firstname: 'Niccolò',
    lastname: 'D’Alò',
    phone: '+393471112233',
    email: 'alo@cerca.example',
  });
  for (const typed of ['niccolo', 'dalo NICCOLO', "d'alò", '1112233', 'cerca.example']) {
    expect([typed, await found(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, ['Niccolò D’Alò']]);
  }
  expect(await found('search=nessuno')).toEqual([]);
});

test('names stand in Italian order, by surname or by first name, both ways', async () => {
  const names = [
    ['Élia', 'Zani'],
    ['Anna', 'Èco'],
    ['Zoe', 'ferri'],
  ] as const;
  for (const [firstname, lastname] of names) {
    await personWith(world, { firstname, lastname, email: `${lastname.toLowerCase()}@ordine.example` });
  }
  const sorted = (sort: string) => found(`search=ordine.example&sort=${sort}`);
  expect(await sorted('lastname')).toEqual(['Anna Èco', 'Zoe ferri', 'Élia Zani']);
  expect(await sorted('-lastname')).toEqual(['Élia Zani', 'Zoe ferri', 'Anna Èco']);
  expect(await sorted('firstname')).toEqual(['Anna Èco', 'Élia Zani', 'Zoe ferri']);
});

test('filters tell roles, dealers and requests to be back apart; nonsense is refused at its place', async () => {
  const { db, clock } = world.platform;
  const dealer = storeRow({ name: 'Dealer dei filtri' }, clock.now());
  await db.read.insert(stores).values(dealer);
  const manager = await world.signIn(['manager'], [dealer.store_uid]);
  const waiting = await personWith(world, { active: false, reactivation_requested_at: clock.now() });
  const uids = async (query: string) =>
    (await desk.call('GET', `search?per_page=100&${query}`)).json().data.map(({ uid }: AdminUser) => uid);
  expect(await uids(where('store_uid', 'eq', dealer.store_uid))).toEqual([manager.uid]);
  expect(await uids(where('reactivation_requested_at', 'null', '0'))).toEqual([waiting.uid]);
  expect(await uids(where('active', 'eq', '0'))).toEqual([waiting.uid]);
  expect(await uids(where('role', 'eq', 'manager'))).toContain(manager.uid);
  expect(await uids(where('role', 'eq', 'manager'))).not.toContain(waiting.uid);
  for (const [field, value] of [
    ['role', 'capo'],
    ['store_uid', 'x'],
  ] as const) {
    const refused = await desk.call('GET', `search?${where(field, 'eq', value)}`);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['wheres.0.value']]);
  }
});

test('roles are counted under the filter without its role', async () => {
  const before = (await desk.call('GET', 'search')).json().meta.counts;
  await personWith(world, {}, ['manager', 'user']);
  const { meta } = (await desk.call('GET', `search?${where('role', 'eq', 'admin')}`)).json();
  expect(meta.counts).toEqual({ admin: before.admin, manager: before.manager + 1, user: before.user + 1 });
});

test('an account shows its roles, dealers, level and what the operator must know of it', async () => {
  const { uid } = await personWith(world, { last_sign_in_at: world.clock.now() }, ['manager', 'user']);
  const answer = await desk.call('GET', uid);
  expect(answer.headers.etag).toMatch(/^"2-/);
  expect(answer.json().data).toMatchObject({
    uid,
    roles: ['manager', 'user'],
    stores: [],
    points: { level: 0 },
    has_password: true,
    disabled_at: null,
    reactivation_requested_at: null,
    last_sign_in_at: world.clock.now().toISOString(),
    version: 2,
  });
});

test('an account tells of which dealers nobody else is in charge: who is disabled is in charge of none', async () => {
  const { db, clock } = world.platform;
  const [alone, shared, gone] = ['Dealer solo', 'Dealer in due', 'Dealer chiuso'].map((name) =>
    storeRow({ name, deleted_at: name === 'Dealer chiuso' ? clock.now() : null }, clock.now()),
  );
  if (alone === undefined || shared === undefined || gone === undefined) throw new Error('Three dealers were wanted');
  await db.read.insert(stores).values([alone, shared, gone]);
  const one = await world.signIn(['manager'], [alone.store_uid, shared.store_uid, gone.store_uid]);
  const other = await world.signIn(['manager'], [shared.store_uid]);
  const told = async () => [(await desk.read(one.uid)).only_manager_of, (await desk.read(other.uid)).only_manager_of];
  expect(await told()).toEqual([[alone.store_uid], []]);

  await desk.call('PATCH', `${other.uid}/update-profile`, { active: false });
  expect(await told()).toEqual([[shared.store_uid, alone.store_uid], []]);
});

test('contracts, dealers and sessions are that person’s and nobody else’s', async () => {
  const person = await world.signIn(['user', 'manager'], [world.storeUid]);
  const own = await newCustomer(world);
  await newCustomer(world);
  await world.platform.db.read
    .update(contracts)
    .set({ user_uid: person.uid })
    .where(eq(contracts.contract_uid, own.uid));
  const list = async (piece: string) => (await desk.call('GET', `${person.uid}/${piece}`)).json();
  const bought = await list('contracts');
  expect(bought.data.map((row: { contract_uid: string }) => row.contract_uid)).toEqual([own.uid]);
  expect(bought.meta).toMatchObject({ total: 1, counts: { DRAFT: 1 } });
  expect((await list('stores')).data).toMatchObject([
    { store_uid: world.storeUid, attached_at: world.clock.now().toISOString() },
  ]);
  expect((await list('sessions')).data).toMatchObject([{ device: 'test', current: false }]);
});

test('consents come with their history, the data as a ZIP, and who took them out is written down', async () => {
  const person = await world.signIn(['user']);
  await world.call({ method: 'PATCH', path: '/account/update-privacy', body: { survey: true }, token: person.token });
  const privacy = (await desk.call('GET', `${person.uid}/privacy`)).json().data;
  expect(privacy).toMatchObject({ survey: true, history: [{ consent: 'survey', given: true, source: 'account' }] });

  const zip = await desk.call('GET', `${person.uid}/data-export`);
  const files = unzipSync(new Uint8Array(zip.rawPayload));
  expect(strFromU8(files['dati.json'] ?? new Uint8Array())).toContain(person.uid);
  const [entry] = await world.platform.db.read.select().from(auditLog).where(eq(auditLog.action, 'users.exported'));
  expect(entry).toMatchObject({ actor: 'admin', actor_uid: desk.admin.uid, subject_id: person.uid });
});

test('what an erasure would keep is told before it', async () => {
  const person = await world.signIn(['user']);
  const customer = await newCustomer(world);
  const { code } = await customer.sign();
  await world.platform.db.read
    .update(contracts)
    .set({ user_uid: person.uid })
    .where(eq(contracts.contract_uid, customer.uid));
  const kept = (await desk.call('GET', `${person.uid}/kept-by-law`)).json().data;
  expect(kept[0]).toMatchObject({ what: expect.stringContaining(code), until: '2036-03-02T10:00:00.000Z' });
  expect((await desk.call('GET', `${desk.admin.uid}/kept-by-law`)).json().data).toEqual([]);
});

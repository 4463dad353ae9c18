import { randomUUID } from 'node:crypto';
import { countStatements } from '../../platform/testing';
import { contractWorld, newCustomer, type StaffSession, signedAtDealer, staffAt, type World } from './testing';

/** Counted, not timed: one statement more for each row of an answer shows here at once. */
let world: World;
let admin: StaffSession;
let manager: StaffSession;
beforeEach(async () => {
  world = await contractWorld();
  admin = await staffAt(world, 'admin');
  manager = await staffAt(world);
  await admin.call('GET', '/contracts/search');
});
afterEach(() => world.close());

const newest = '/contracts/search?per_page=12&sort=-updated_at';
const drafts = '&wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=DRAFT';

async function countedCall(path: string): Promise<number> {
  return countStatements(async () => {
    expect((await admin.call('GET', path)).status).toBe(200);
  });
}

test('a list asks as much for twelve contracts as for one', async () => {
  await manager.draft();
  expect(await countedCall(newest)).toBe(3);
  for (let more = 0; more < 11; more += 1) await manager.draft();
  expect(await countedCall(newest)).toBe(3);
});

test('a list that is filtered and searched', async () => {
  await manager.draft();
  expect(await countedCall(`${newest}&search=dalo${drafts}`)).toBe(3);
});

test('one contract', async () => {
  const { contract_uid } = await manager.draft();
  expect(await countedCall(`/contracts/${contract_uid}`)).toBe(2);
});

test('a creation by staff, with its key', async () => {
  await manager.draft();
  const { general: _general, marketing: _marketing, survey: _survey, ...body } = world.order();
  const counted = await countStatements(async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await manager.call('POST', '/contracts/create', body, key)).status).toBe(201);
  });
  expect(counted).toBe(6);
});

test('a creation from the funnel, with its key', async () => {
  await newCustomer(world);
  const counted = await countStatements(async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const path = '/public/contracts/create-new';
    expect((await world.call({ method: 'POST', path, body: world.order(), headers })).statusCode).toBe(201);
  });
  expect(counted).toBe(6);
});

test('a signature and its code', async () => {
  const customer = await newCustomer(world);
  const signing = await countStatements(() => customer.post('sign', { terms: true, clauses: true }));
  const otp_code = await customer.code();
  const confirming = await countStatements(() => customer.post('confirm-otp', { otp_code }));
  expect({ signing, confirming }).toEqual({ signing: 24, confirming: 33 });
});

test('an export asks no more for each row', async () => {
  for (let made = 0; made < 3; made += 1) await manager.draft();
  expect(await countedCall('/contracts/export?format=csv')).toBe(5);
});

test('what pages ask for while people work', async () => {
  const { contract_uid } = await manager.draft();
  const customer = await newCustomer(world);
  const { token } = await world.signIn(['user']);
  const open = (path: string, bearer?: string) => async () => {
    const answer = await world.call({ path, ...(bearer === undefined ? {} : { token: bearer }) });
    expect(`${path} ${answer.statusCode}`).toBe(`${path} 200`);
  };
  const calls = {
    dealers: open('/public/dealers'),
    packages: open('/public/pack-types'),
    account: open('/account', token),
    ownContracts: open('/account/contracts', token),
    overview: open('/account/overview', token),
    bell: open('/account/notifications', manager.token),
    dealerList: open('/manager/contracts?per_page=12&sort=-updated_at', manager.token),
    dealerContract: open(`/manager/contracts/${contract_uid}`, manager.token),
    history: open(`/manager/contracts/${contract_uid}/events`, manager.token),
    analytics: open('/manager/contracts/analytics', manager.token),
    lastPage: open('/admin/contracts/search?per_page=1&page=2&sort=-updated_at', admin.token),
    linkedContract: async () => expect((await customer.get()).status).toBe(200),
  };
  const counted: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) counted[name] = await countStatements(call);
  expect(counted).toEqual({
    dealers: 3,
    packages: 1,
    account: 6,
    ownContracts: 3,
    overview: 3,
    bell: 3,
    dealerList: 3,
    dealerContract: 2,
    history: 4,
    analytics: 22,
    lastPage: 3,
    linkedContract: 3,
  });
});

test('an edit by staff, and a payment', async () => {
  const { contract_uid } = await manager.draft();
  const edited = await countStatements(async () => {
    expect((await manager.call('PATCH', `/contracts/${contract_uid}/update`, { city: 'Lodi' })).status).toBe(202);
  });
  const { uid } = await signedAtDealer(world, manager);
  const paid = await countStatements(async () => {
    const payment = {
      amount: '1180.00',
      paid_at: world.clock.now().toISOString(),
      payment_method: 'bonifico',
      reference: 'CRO 1',
    };
    expect((await manager.call('POST', `/contracts/${uid}/mark-as-payed`, payment)).status).toBe(202);
  });
  const corrected = await countStatements(async () => {
    const paid_at = world.clock.now().toISOString();
    const correction = { amount: '1180.00', paid_at, reference: 'CRO 2', reason: 'Riferimento errato' };
    expect((await manager.call('PATCH', `/contracts/${uid}/payment`, correction)).status).toBe(202);
  });
  expect({ edited, paid, corrected }).toEqual({ edited: 8, paid: 31, corrected: 22 });
});

test('what is answered has as many bytes as it had', async () => {
  const { contract_uid } = await manager.draft();
  for (let more = 0; more < 11; more += 1) await manager.draft();
  const bytesOf = async (path: string) => JSON.stringify((await admin.call('GET', path)).body).length;
  expect({ list: await bytesOf(newest), contract: await bytesOf(`/contracts/${contract_uid}`) }).toEqual({
    list: 14_966,
    contract: 2_316,
  });
});

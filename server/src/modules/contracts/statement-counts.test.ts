import { randomUUID } from 'node:crypto';
import { countStatements } from '../../platform/testing';
import { contractWorld, newCustomer, type StaffSession, staffAt, type World } from './testing';

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
  expect(counted).toBe(10);
});

test('a creation from the funnel, with its key', async () => {
  await newCustomer(world);
  const counted = await countStatements(async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const path = '/public/contracts/create-new';
    expect((await world.call({ method: 'POST', path, body: world.order(), headers })).statusCode).toBe(201);
  });
  expect(counted).toBe(11);
});

test('a signature and its code', async () => {
  const customer = await newCustomer(world);
  const signing = await countStatements(() => customer.post('sign', { terms: true, clauses: true }));
  const otp_code = await customer.code();
  const confirming = await countStatements(() => customer.post('confirm-otp', { otp_code }));
  expect({ signing, confirming }).toEqual({ signing: 25, confirming: 31 });
});

test('an export asks no more for each row', async () => {
  for (let made = 0; made < 3; made += 1) await manager.draft();
  expect(await countedCall('/contracts/export?format=csv')).toBe(5);
});

import { sql } from 'drizzle-orm';
import { runVerify } from '../../reporting/verify/run-verify';
import { contracts } from '../tables/contract.table';
import { contractWorld, newCustomer, type StaffSession, signedAtDealer, staffAt, type World } from '../testing';
import { addUpCounts, correctCounts, wrongCounts } from './kept-counts.repository';

let world: World;
let manager: StaffSession;
beforeEach(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
});
afterEach(() => world.close());

const db = () => world.platform.db;

async function metaOf(query = '') {
  const answer = await world.call({ path: `/manager/contracts?${query}`, token: manager.token });
  expect(answer.statusCode).toBe(200);
  return answer.json().meta;
}

test('counts and sums follow each contract, before and after they are added up', async () => {
  await newCustomer(world);
  const { contract_uid } = await manager.draft();
  await signedAtDealer(world, manager, { car_vin: 'ZACPJFCW1SP018274' });
  const expected = { total: 3, sum: '3540.00', counts: { DRAFT: 2, AVAIABLE: 0, PENDING: 0, SIGNED: 1 } };
  expect(await metaOf()).toMatchObject(expected);
  expect(await wrongCounts(db().read)).toBe(0);

  expect(await addUpCounts(db())).toBeGreaterThan(3);
  expect(await addUpCounts(db())).toBe(0);
  expect(await metaOf()).toMatchObject(expected);

  const removed = await manager.call('DELETE', `/contracts/${contract_uid}/delete`, { reason: 'doppio' });
  expect(removed.status).toBeLessThan(300);
  expect(await metaOf()).toMatchObject({ total: 2, sum: '2360.00', counts: { DRAFT: 1, SIGNED: 1 } });
  expect(await wrongCounts(db().read)).toBe(0);
});

test('a filter by status and dealer is answered as the contracts would', async () => {
  await manager.draft();
  await signedAtDealer(world, manager);
  const where = (field: string, op: string, value: string) =>
    `wheres[0][field]=${field}&wheres[0][op]=${op}&wheres[0][value]=${value}`;
  expect(await metaOf(where('status', 'eq', 'SIGNED'))).toMatchObject({
    total: 1,
    sum: '1180.00',
    counts: { DRAFT: 1, SIGNED: 1 },
  });
  expect(await metaOf(where('status', 'neq', 'SIGNED'))).toMatchObject({ total: 1, counts: { DRAFT: 1, SIGNED: 1 } });
  expect(await metaOf(where('store_uid', 'eq', world.storeUid))).toMatchObject({ total: 2 });
  expect(await metaOf(where('store_uid', 'neq', world.storeUid))).toMatchObject({ total: 0, sum: '0.00' });
});

test('staff of another dealer count nothing', async () => {
  await manager.draft();
  manager = await staffAt(world, 'manager', []);
  expect(await metaOf()).toMatchObject({ total: 0, sum: '0.00' });
});

test('what is rolled back was never counted', async () => {
  await manager.draft();
  await expect(
    db().transaction(async (tx) => {
      await tx.update(contracts).set({ status: 'AVAIABLE' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await metaOf()).toMatchObject({ total: 1, counts: { DRAFT: 1, AVAIABLE: 0 } });
});

test('the verification tells of a count that was changed, and the nightly check puts it right', async () => {
  await manager.draft();
  await addUpCounts(db());
  await db().read.execute(sql`update contract_counts set count = 7`);
  const lines: string[] = [];
  const { keys, storage } = world.platform;
  const run = { db: db(), keys, storage, code: undefined, write: (line: string) => void lines.push(line) };
  expect(await runVerify(run)).toBe(1);
  expect(lines[0]).toBe('Un conteggio registrato non è quello dei contratti: il controllo notturno corregge da sé.');

  expect(await correctCounts(db())).toBe(1);
  expect(await metaOf()).toMatchObject({ total: 1, sum: '1180.00' });
  expect(await runVerify(run)).toBe(0);
});

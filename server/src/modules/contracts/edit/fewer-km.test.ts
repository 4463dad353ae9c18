import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import { stores } from '../../../platform/db/schema';
import { storeRow } from '../../stores/testing/store-rows';
import { contracts } from '../tables/contract.table';
import { contractWorld, newCustomer, paidAtDealer, type StaffSession, staffAt, type World } from '../testing';

const car = { car_vin: 'ZFA31200000654321', km: 40_000 };
const told = 'L’ultima volta erano 52.000 km. Se sono davvero meno, scrivi il motivo.';

let world: World;
let manager: StaffSession;
let contractUid: string;

/** A car whose contract said 40,000 km, and whose first service was done at 52,000. */
beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
  contractUid = (await paidAtDealer(world, manager, car)).uid;
  const done = { date: romeDate(world.clock.now()), km: 52_000 };
  expect((await manager.call('POST', `/contracts/${contractUid}/maintenance/1/done`, done)).status).toBe(202);
});
afterAll(() => world.close());

const order = (change: Readonly<Record<string, unknown>>) => {
  const { general: _general, marketing: _marketing, survey: _survey, ...body } = world.order();
  return { ...body, ...car, ...change };
};

describe('a dealer who writes fewer kilometres than the last service had', () => {
  it('is asked why in a new contract', async () => {
    const refused = await manager.call('POST', '/contracts/create', order({ km: 51_999 }));
    expect([refused.status, refused.body.errors]).toEqual([422, { km: [told] }]);
    for (const change of [{ km: 52_000 }, { km: 51_999, km_reason: 'Contachilometri sostituito' }])
      expect((await manager.call('POST', '/contracts/create', order(change))).status).toBe(201);
  });

  it('is asked why in a correction of kilometres or car, and not in one of something else', async () => {
    const { contract_uid } = await manager.draft({ ...car, car_vin: 'ZFA31200000111111' });
    const correct = (body: unknown) => manager.call('PATCH', `/contracts/${contract_uid}/update`, body);
    expect((await correct({ car_vin: car.car_vin })).body.errors).toEqual({ km: [told] });
    expect((await correct({ car_vin: car.car_vin, km_reason: 'Letti male' })).status).toBe(202);
    expect((await correct({ km: 39_000, km_reason: '' })).body.errors).toEqual({ km: [told] });
    expect((await correct({ city: 'Lodi' })).status).toBe(202);
  });

  it('repeats the contract with the kilometres that it had', async () => {
    expect((await manager.call('POST', `/contracts/${contractUid}/duplicate`)).status).toBe(201);
  });
});

it('tells another dealer nothing of a car that it does not know', async () => {
  const foreign = storeRow({ store_uid: randomUUID(), name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  const stranger = await staffAt(world, 'manager', [foreign.store_uid ?? '']);
  const body = order({ store_uid: foreign.store_uid, km: 1_000 });
  expect((await stranger.call('POST', '/contracts/create', body)).status).toBe(201);
});

it('counts no kilometres that nobody signed', async () => {
  const car_vin = 'ZFA31200000222222';
  await manager.draft({ car_vin, km: 90_000 });
  expect((await manager.call('POST', '/contracts/create', order({ car_vin, km: 10_000 }))).status).toBe(201);
});

it('asks a customer why of their own car, and never by what others had written of it', async () => {
  const visitor = await newCustomer(world, { ...car, km: 41_000 });
  expect((await visitor.post('sign', { terms: true, clauses: true })).status).toBe(202);

  const owner = await world.signIn(['user']);
  const create = (change: Readonly<Record<string, unknown>>) =>
    world.call({
      method: 'POST',
      path: '/account/contracts/create',
      token: owner.token,
      body: world.order({ ...car, ...change }),
    });
  expect((await create({ km: 41_000 })).statusCode).toBe(201);
  await world.platform.db.read
    .update(contracts)
    .set({ user_uid: owner.uid })
    .where(eq(contracts.contract_uid, contractUid));
  const refused = await create({ km: 41_000 });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { km: ['Sono meno dell’ultima lettura che conosciamo. Se sono davvero questi, scrivi il motivo.'] },
  ]);
  expect((await create({ km: 41_000, km_reason: 'Contachilometri sostituito' })).statusCode).toBe(201);
});

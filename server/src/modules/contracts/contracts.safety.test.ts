import { eq } from 'drizzle-orm';
import { contracts } from '../../platform/db/schema';
import { presentDocuments } from '../documents';
import { newCustomer } from './testing/customer';
import { contractWorld, type World } from './testing/world';
import { verifyContract } from './verify/verify-contract';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const ticks = { terms: true, clauses: true };

async function idOf(uid: string): Promise<string> {
  const [row] = await world.platform.db.read.select().from(contracts).where(eq(contracts.contract_uid, uid));
  if (row === undefined) throw new Error('The contract is gone');
  return row.id;
}

function create(key: string, change: Readonly<Record<string, unknown>>) {
  const headers = { 'idempotency-key': key };
  return world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(change), headers });
}

describe('a contract that is sent twice', () => {
  it('is made once, and the browser that asks again may go on with it', async () => {
    const key = 'the-same-key-for-both-calls';
    const order = { email: 'due@example.com', phone: '+393331000011' };
    const first = await create(key, order);
    const second = await create(key, order);
    expect(second.json().data.code).toBe(first.json().data.code);
    const grant = second.cookies.find((cookie) => cookie.name === 'grant')?.value ?? '';
    const { contract_uid } = first.json().data;
    const read = await world.call({ path: `/public/contracts/${contract_uid}`, cookies: { grant } });
    expect(read.json().data.view).toBe('full');
    expect((await create(key, { ...order, city: 'Monza' })).statusCode).toBe(422);
  });
});

describe('a signature', () => {
  it('that cannot be sealed now leaves the code valid', async () => {
    const customer = await newCustomer(world, { email: 'sigillo@example.com', phone: '+393331000012' });
    await customer.post('sign', ticks);
    const otp_code = await customer.code();
    const { db, storage } = world.platform;
    const key = (await presentDocuments(db.read, await idOf(customer.uid)))[0]?.storage_key ?? '';
    const shown = await storage.get(key);

    await storage.remove(key);
    expect(await customer.post('confirm-otp', { otp_code })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect((await customer.get()).body.data).toMatchObject({ status: 'PENDING', otp: { tries_left: 5 } });

    await storage.put(key, shown);
    expect((await customer.post('confirm-otp', { otp_code })).body.data.status).toBe('SIGNED');
  });

  it('is made once when two windows confirm at the same moment', async () => {
    const customer = await newCustomer(world, { email: 'finestre@example.com', phone: '+393331000013' });
    await customer.post('sign', ticks);
    const otp_code = await customer.code();
    const answers = await Promise.all([1, 2].map(() => customer.post('confirm-otp', { otp_code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    const { db, keys, storage } = world.platform;
    const verdict = await verifyContract({ db: db.read, keys, storage }, await idOf(customer.uid));
    expect(verdict).toMatchObject({ valid: true, documents: 2 });
  });
});

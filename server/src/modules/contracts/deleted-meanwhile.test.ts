import { eq } from 'drizzle-orm';
import { multipart } from '../../platform/testing';
import { blankPdf } from '../assets/testing/papers';
import { contracts } from './tables/contract.table';
import {
  type Customer,
  contractWorld,
  newCustomer,
  type StaffSession,
  staffAt,
  storedContract,
  type World,
} from './testing';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

let customers = 0;

async function somebody(): Promise<Customer> {
  customers += 1;
  return newCustomer(world, { email: `c${customers}@example.com`, phone: `+3933310003${10 + customers}` });
}

/** The contract is deleted between a call's first look at it and its transaction. */
function deletedOnTheWay({ uid }: Customer, name: 'transaction' | 'lastTransaction'): void {
  const { db, clock } = world.platform;
  const begin = db[name];
  jest.spyOn(db, name).mockImplementationOnce(async (work) => {
    await db.read.update(contracts).set({ deleted_at: clock.now() }).where(eq(contracts.contract_uid, uid));
    return begin(work);
  });
}

/** The dealer corrects the contract between a customer's first look at it and the customer's own edit. */
function correctedOnTheWay({ uid }: Customer, manager: StaffSession): void {
  const { db } = world.platform;
  const begin = db.lastTransaction;
  jest.spyOn(db, 'lastTransaction').mockImplementationOnce(async (work) => {
    expect((await manager.call('PATCH', `/contracts/${uid}/update`, { city: 'Lodi' })).status).toBe(202);
    return begin(work);
  });
}

const storedOf = ({ uid }: Customer) => storedContract(world, uid);

describe('a contract that is deleted meanwhile', () => {
  it('takes no edit', async () => {
    const customer = await somebody();
    deletedOnTheWay(customer, 'lastTransaction');
    expect((await customer.patch({ firstname: 'Altra' })).status).toBe(404);
    expect((await storedOf(customer))?.firstname).not.toBe('Altra');
  });

  it('takes no refusal', async () => {
    const customer = await somebody();
    deletedOnTheWay(customer, 'lastTransaction');
    expect((await customer.post('decline', { reason: 'Ho cambiato idea' })).status).toBe(404);
    expect((await storedOf(customer))?.declined_at).toBeNull();
  });

  it('takes no first step of a withdrawal', async () => {
    const customer = await somebody();
    await customer.sign();
    deletedOnTheWay(customer, 'lastTransaction');
    expect((await customer.post('withdraw')).status).toBe(404);
    expect((await storedOf(customer))?.withdrawal_requested_at).toBeNull();
  });

  it('takes no note and no file', async () => {
    const customer = await somebody();
    const manager = await staffAt(world);
    deletedOnTheWay(customer, 'lastTransaction');
    expect((await manager.call('POST', `/contracts/${customer.uid}/notes`, { text: 'Ha chiamato' })).status).toBe(404);

    const other = await somebody();
    deletedOnTheWay(other, 'lastTransaction');
    const url = `/api/v1/manager/contracts/${other.uid}/attachments`;
    const form = multipart({ token: manager.token, file: { name: 'libretto.pdf', content: await blankPdf() } });
    const put = jest.spyOn(world.platform.storage, 'put');
    expect((await world.app.http.inject({ method: 'POST', url, ...form })).statusCode).toBe(404);
    const [key = ''] = put.mock.calls[0] ?? [];
    expect([key, await world.platform.storage.has(key)]).toEqual([expect.stringContaining('attachments/'), false]);
  });

  it('takes no code', async () => {
    const customer = await somebody();
    await customer.post('sign', { terms: true, clauses: true });
    deletedOnTheWay(customer, 'transaction');
    expect((await customer.post('confirm-otp', { otp_code: await customer.code() })).status).toBe(404);
  });
});

test('a customer’s edit does not overwrite what the dealer corrected meanwhile', async () => {
  const customer = await somebody();
  const manager = await staffAt(world);
  const seen = await storedOf(customer);
  correctedOnTheWay(customer, manager);
  expect((await customer.patch({ city: 'Pavia' }, { 'if-match': `"${seen?.version}"` })).status).toBe(412);
  expect((await storedOf(customer))?.city).toBe('Lodi');
});

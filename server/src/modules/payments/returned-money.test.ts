import { eq } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import { notifications, storePaymentMethods } from '../../platform/db/schema';
import { contracts } from '../contracts';
import {
  type Customer,
  contractWorld,
  newCustomer,
  type StaffSession,
  staffAt,
  type World,
} from '../contracts/testing';
import { signPayment } from './payment-signature';
import { paymentEvents } from './tables/payment.table';

const secret = 'a secret of the provider';
let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

interface Told {
  readonly id: string;
  readonly type: 'paid' | 'refunded';
  readonly amount?: string;
}

/** The provider's event; each customer's payment has the reference of its contract. */
async function deliver({ uid }: Customer, { id, type, amount = '1180.00' }: Told): Promise<void> {
  const body = JSON.stringify({ id: `${uid}-${id}`, type, contract_uid: uid, amount, reference: `REF-${uid}` });
  const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
  expect((await world.call({ method: 'POST', path: '/webhooks/payment', body, headers })).statusCode).toBe(202);
}

let customers = 0;

async function toBePaid(): Promise<Customer> {
  customers += 1;
  const customer = await newCustomer(world, {
    email: `c${customers}@example.com`,
    phone: `+3933310002${10 + customers}`,
  });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  return customer;
}

async function paid(): Promise<Customer> {
  const customer = await toBePaid();
  await deliver(customer, { id: 'paid', type: 'paid' });
  return customer;
}

async function withdraw(customer: Customer): Promise<void> {
  await customer.post('withdraw');
  expect((await customer.post('withdraw/confirm')).status).toBe(202);
}

const recordOf = async ({ uid }: Customer) => (await manager.call('GET', `/contracts/${uid}`)).body.data;

const historyOf = async ({ uid }: Customer): Promise<string[]> => {
  const { data } = (await manager.call('GET', `/contracts/${uid}/events`)).body;
  return Object.values(data).map((event) => `${Object(event).type} ${Object(event).actor}`);
};

const isValid = async ({ uid }: Customer) =>
  Object((await admin.call('GET', `/contracts/${uid}/verify`)).body.data).valid;

const refund = ({ uid }: Customer) =>
  manager.call('POST', `/contracts/${uid}/mark-as-refunded`, {
    amount: '1180.00',
    refunded_at: world.clock.now().toISOString(),
    reference: 'Storno',
  });

/** What the bells still hold of a contract's money, and whose they are. */
async function bells({ uid }: Customer): Promise<string[]> {
  const rows = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select({ title: notifications.title, audience: notifications.audience, expire_at: notifications.expire_at })
    .from(notifications)
    .innerJoin(contracts, eq(contracts.id, notifications.contract_id))
    .where(eq(contracts.contract_uid, uid));
  const now = world.clock.now();
  return rows
    .filter(({ expire_at, title }) => (expire_at === null || expire_at > now) && !title.startsWith('Nuovo contratto'))
    .map(({ title, audience }) => `${audience.roles.includes('admin') ? 'operator' : 'dealer'}: ${title}`)
    .sort();
}

const refundLetters = async ({ uid }: Customer) =>
  (await world.inbox()).filter(({ contract_uid, body }) => contract_uid === uid && body.includes('rimborsato'));

describe('money that the provider gave back from its own console', () => {
  it('closes the refund that was due, once, and the customer is told', async () => {
    const customer = await paid();
    await withdraw(customer);
    await deliver(customer, { id: 'back', type: 'refunded' });
    await deliver(customer, { id: 'back', type: 'refunded' });
    await deliver(customer, { id: 'back-again', type: 'refunded' });
    const record = await recordOf(customer);
    expect(record).toMatchObject({ refund_amount: '1180.00', refund_reference: `REF-${customer.uid}` });
    expect([record.refunded_at, record.payment_mismatches]).toEqual([world.clock.now().toISOString(), undefined]);
    expect((await historyOf(customer)).filter((event) => event.startsWith('refunded'))).toEqual(['refunded provider']);
    expect((await refund(customer)).status).toBe(422);
    expect(await refundLetters(customer)).toMatchObject([{ body: expect.stringContaining('sulla carta') }]);
    expect(await bells(customer)).toEqual([]);
    expect(await isValid(customer)).toBe(true);
  });

  it('of a contract that stays paid is told to dealer and operator, who end it with a reason', async () => {
    const customer = await paid();
    await deliver(customer, { id: 'back', type: 'refunded' });
    await deliver(customer, { id: 'back', type: 'refunded' });
    const title = `Rimborso da chiarire: ${(await recordOf(customer)).code}`;
    expect(await bells(customer)).toEqual([`dealer: ${title}`, `operator: ${title}`]);
    const { status, payment_mismatches: open = [] } = await recordOf(customer);
    expect([status, open]).toMatchObject(['PAID', [{ amount: '1180.00', returned: true }]]);
    expect(await historyOf(customer)).toContain('refund_due provider');

    const close = (outcome: string) =>
      manager.call('POST', `/contracts/${customer.uid}/payment-mismatches/${open[0]?.id}/close`, {
        outcome,
        note: 'Contestazione persa.',
      });
    const again = await close('refunded');
    expect([again.status, again.body.errors?.status]).toEqual([422, [expect.stringContaining('già tornato')]]);
    expect((await close('kept')).status).toBe(202);
    expect(await bells(customer)).toEqual([]);
    expect(await isValid(customer)).toBe(true);
  });

  it('is not asked for again when the customer withdraws later', async () => {
    const customer = await paid();
    await deliver(customer, { id: 'back', type: 'refunded' });
    await withdraw(customer);
    expect((await refund(customer)).status).toBe(202);
    expect(await refundLetters(customer)).toMatchObject([{ body: expect.stringContaining('sulla carta') }]);
    expect(await isValid(customer)).toBe(true);
  });

  it('in part ends no refund', async () => {
    const customer = await paid();
    await withdraw(customer);
    await deliver(customer, { id: 'part', type: 'refunded', amount: '180.00' });
    const { refunded_at, payment_mismatches } = await recordOf(customer);
    expect([refunded_at, payment_mismatches]).toMatchObject([null, [{ amount: '180.00', returned: true }]]);
  });

  it('ends the payment that fitted no contract', async () => {
    const customer = await toBePaid();
    await deliver(customer, { id: 'wrong', type: 'paid', amount: '1000.00' });
    await deliver(customer, { id: 'back', type: 'refunded', amount: '1000.00' });
    expect((await recordOf(customer)).payment_mismatches).toBeUndefined();
    expect(await bells(customer)).not.toContainEqual(expect.stringContaining('da chiarire'));
    expect(await refundLetters(customer)).toHaveLength(1);
    expect(await isValid(customer)).toBe(true);
  });
});

it('the echo of a refund of ours is nothing to be explained', async () => {
  const customer = await paid();
  await withdraw(customer);
  expect((await refund(customer)).status).toBe(202);
  await deliver(customer, { id: 'echo', type: 'refunded' });
  expect((await recordOf(customer)).payment_mismatches).toBeUndefined();
  expect(await refundLetters(customer)).toHaveLength(1);
  const events = await world.platform.db.read
    .select({ outcome: paymentEvents.outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.event_id, `${customer.uid}-echo`));
  expect(events).toEqual([{ outcome: 'noted' }]);
  expect(await isValid(customer)).toBe(true);
});

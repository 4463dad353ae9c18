import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import { storePaymentMethods } from '../../platform/db/schema';
import { portOf } from '../../platform/testing/port-of';
import { contracts } from '../contracts';
import { type Customer, contractWorld, newCustomer, staffAt, storedContract, type World } from '../contracts/testing';
import { expirePages } from './expire-pages';
import { openPayment } from './open-payment';
import { guardedProvider } from './payments.context';
import { paymentSessions } from './tables/payment.table';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

let customers = 0;

async function byCard(): Promise<Customer> {
  customers += 1;
  const customer = await newCustomer(world, {
    email: `n${customers}@example.com`,
    phone: `+3933310007${10 + customers}`,
  });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  return customer;
}

async function openPage(customer: Customer): Promise<string> {
  const { pathname, search } = new URL(Object((await customer.post('pay')).body.data).redirect_url);
  return pathname + search;
}

/** Where the demonstration's page leads, looked at and paid. */
async function ways(url: string): Promise<readonly unknown[]> {
  const shown = await world.app.http.inject({ url });
  const paid = await world.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'esito=pagato',
  });
  return [shown.statusCode, shown.headers.location, paid.headers.location];
}

describe('a page in another tab takes no money any more', () => {
  const led = ({ uid }: Customer) => [303, `/contract/${uid}`, `/contract/${uid}`];

  it('once a newer one was opened, which does', async () => {
    const customer = await byCard();
    const [older, newer] = [await openPage(customer), await openPage(customer)];
    expect(await ways(older)).toEqual(led(customer));
    expect((await customer.get()).body.data.status).toBe('FILLED');
    expect(await ways(newer)).toEqual([200, undefined, `/contract/${customer.uid}?esito=pagato`]);
    expect((await customer.get()).body.data.status).toBe('PAID');
  });

  it('but one that an earlier release opened, whose name tells no time, takes no newer one’s place', async () => {
    const customer = await byCard();
    const contractId = unscoped(world.platform.db.read, 'the test looks at what is there')
      .select({ id: contracts.id })
      .from(contracts)
      .where(eq(contracts.contract_uid, customer.uid));
    const older = await openPage(customer);
    await world.platform.db.read
      .update(paymentSessions)
      .set({ id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' })
      .where(inArray(paymentSessions.contract_id, contractId));
    world.clock.moveTo(new Date(world.clock.now().getTime() + 1_000));
    const newer = await openPage(customer);
    expect(await ways(older)).toEqual(led(customer));
    expect((await ways(newer))[0]).toBe(200);
  });

  it.each([
    [
      'another way to pay was chosen',
      (customer: Customer) => customer.post('payment-method', { payment_method: 'concessionaria' }),
    ],
    [
      'the dealer has the money',
      async ({ uid }: Customer) => {
        const paid_at = world.clock.now().toISOString();
        const manager = await staffAt(world);
        return manager.call('POST', `/contracts/${uid}/mark-as-payed`, {
          amount: '1180.00',
          paid_at,
          reference: 'POS 1',
          payment_method: 'concessionaria',
        });
      },
    ],
    [
      'the customer withdrew',
      async (customer: Customer) => {
        await customer.post('withdraw');
        return customer.post('withdraw/confirm');
      },
    ],
    [
      'the contract was deleted',
      async ({ uid }: Customer) => {
        const admin = await staffAt(world, 'admin');
        return admin.call('DELETE', `/contracts/${uid}/delete`, { reason: 'Prova' });
      },
    ],
  ])('once %s', async (_, end) => {
    const customer = await byCard();
    const page = await openPage(customer);
    expect((await end(customer)).status).toBeLessThan(300);
    expect(await ways(page)).toEqual(led(customer));
    const admin = await staffAt(world, 'admin');
    expect((await admin.call('GET', `/contracts/${customer.uid}`)).body.data).not.toHaveProperty('payment_mismatches');
  });
});

describe('a provider', () => {
  let provider: Server;
  let asked: Readonly<Record<string, unknown>>[];
  let answer: () => number | null;

  beforeEach(async () => {
    // The demonstration's own round ends what was opened before.
    await world.wait(2);
    asked = [];
    answer = () => 200;
    provider = createServer(async (request, response) => {
      const body = JSON.parse(await text(request));
      asked.push(body);
      const status = body.type === 'expire' ? answer() : 200;
      if (status === null) response.destroy();
      else response.writeHead(status).end(JSON.stringify({ redirect_url: 'https://pay.example.com/1' }));
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => provider.close(closed)));

  function context() {
    const { db } = world.platform;
    return {
      db,
      clock: world.clock,
      demo: false,
      publicUrl: 'https://carcare.example',
      providerUrl: `http://127.0.0.1:${portOf(provider)}/`,
      provider: guardedProvider(world.clock),
      webhookSecret: 'a secret of the provider',
    };
  }
  const contractOf = ({ uid }: Customer) => storedContract(world, uid);
  const expire = (from = context()) => expirePages(from, world.clock.now());
  const expired = () => asked.filter(({ type }) => type === 'expire').map(({ session_id }) => session_id);

  it('hears of the older page, once, whatever it says to that', async () => {
    const customer = await byCard();
    const [contract, own] = [await contractOf(customer), context()];
    await openPayment(own, contract, 'link');
    expect(await expire(own)).toBe(0);
    await openPayment(own, contract, 'account');
    const [older] = asked;
    expect(older).toMatchObject({ expires_at: new Date(world.clock.now().getTime() + 30 * 60_000).toISOString() });
    answer = () => 400;
    expect([await expire(own), await expire(own)]).toEqual([1, 0]);
    expect(asked.at(-1)).toEqual({ type: 'expire', session_id: older?.session_id, contract_uid: customer.uid });
    await customer.post('payment-method', { payment_method: 'concessionaria' });
    await expire(own);
    expect(expired()).toEqual([older?.session_id, asked[1]?.session_id]);
  });

  it('that is away is told again, until the page ends by itself', async () => {
    const customer = await byCard();
    const [contract, own] = [await contractOf(customer), context()];
    await openPayment(own, contract, 'link');
    await customer.post('payment-method', { payment_method: 'concessionaria' });
    answer = () => null;
    expect([await expire(own), await expire(own)]).toEqual([0, 0]);
    expect(new Set(expired()).size).toBe(1);
    expect(await expirePages(own, new Date(world.clock.now().getTime() + 31 * 60_000))).toBe(0);
    expect(expired()).toHaveLength(2);
    answer = () => 200;
    expect(await expire(own)).toBe(1);
  });

  it('that gave no page leaves the older one as it is', async () => {
    const customer = await byCard();
    const [contract, own] = [await contractOf(customer), context()];
    await openPayment(own, contract, 'link');
    await expect(openPayment({ ...own, providerUrl: null }, contract, 'link')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await expire(own)).toBe(0);
  });
});

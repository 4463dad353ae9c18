import { eq, sql } from 'drizzle-orm';
import { outsideCalls, unscoped } from '../../platform/db';
import { notifications, storePaymentMethods } from '../../platform/db/schema';
import { dealerTasks } from '../after-sale';
import { contracts } from '../contracts';
import { type Customer, contractWorld, newCustomer, staffAt, type World } from '../contracts/testing';
import { signPayment } from './payment-signature';

const secret = 'a secret of the provider';
let world: World;

beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

/** A signed contract that is to be paid by card. */
async function byCard(phone: string): Promise<Customer> {
  const customer = await newCustomer(world, { email: `${phone.slice(-4)}@example.com`, phone });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  return customer;
}

/** What is asked while the first file cannot be kept. */
async function failingOnce(ask: () => Promise<unknown>): Promise<void> {
  const put = jest.spyOn(world.platform.storage, 'put').mockRejectedValueOnce(new Error('The disk is full'));
  await ask();
  put.mockRestore();
}

/** A signed contract to be paid by card whose scheda could not be made. */
async function withoutScheda(phone: string): Promise<Customer> {
  const customer = await newCustomer(world, { email: `${phone.slice(-4)}@example.com`, phone });
  await customer.sign();
  await failingOnce(() => customer.post('payment-method', { payment_method: 'carta' }));
  return customer;
}

/** How many versions of the scheda there are, and whether the contract's history and files still agree. */
async function schedeOf({ uid }: Customer): Promise<[number, boolean]> {
  const admin = await staffAt(world, 'admin');
  const list = (await admin.call('GET', `/contracts/${uid}/documents`)).body.data;
  const sheets = Object.values(list).filter((file) => Object(file).kind === 'scheda');
  return [sheets.length, Object((await admin.call('GET', `/contracts/${uid}/verify`)).body.data).valid];
}

function deliver(event: Readonly<Record<string, string>>, signature?: string) {
  const body = JSON.stringify(event);
  return world.call({
    method: 'POST',
    path: '/webhooks/payment',
    body,
    headers: { 'x-signature': signature ?? signPayment(secret, body, world.clock.now()) },
  });
}

const paidEvent = (uid: string, id: string, amount = '1180.00') => ({
  id,
  type: 'paid',
  contract_uid: uid,
  amount,
  reference: 'REF-1',
});

describe('a payment by card', () => {
  it('goes through the demonstration page to a paid contract with its receipt and maintenance', async () => {
    const customer = await byCard('+393331000001');
    const { body } = await customer.post('pay');
    const { redirect_url } = Object(body.data);
    const page = new URL(redirect_url);
    expect((await world.app.http.inject({ url: page.pathname + page.search })).body).toContain('1.180,00');
    const paid = await world.app.http.inject({
      method: 'POST',
      url: page.pathname + page.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'esito=pagato',
    });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/contract/${customer.uid}?esito=pagato`]);
    const { data } = (await customer.get()).body;
    expect(data).toMatchObject({ status: 'PAID', amount: '1180.00', payment_method: 'carta' });
    expect(data.maintenance).toHaveLength(3);
    expect((await world.inbox()).some((message) => message.subject?.startsWith('Pagamento ricevuto'))).toBe(true);
    // Who comes back to the page of a payment that is over is led to the contract.
    const again = await world.app.http.inject({ url: page.pathname + page.search });
    expect([again.statusCode, again.headers.location]).toEqual([303, `/contract/${customer.uid}`]);
    const unknown = await world.app.http.inject({ url: `${page.pathname}?session=unknown` });
    expect(unknown.statusCode).toBe(404);
  });

  it('counts once when the button is pressed twice', async () => {
    const customer = await byCard('+393331000009');
    const { redirect_url } = Object((await customer.post('pay')).body.data);
    const page = new URL(redirect_url);
    const press = () =>
      world.app.http.inject({
        method: 'POST',
        url: page.pathname + page.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'esito=pagato',
      });
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const manager = await staffAt(world);
    const { status, payment_mismatches } = (await manager.call('GET', `/contracts/${customer.uid}`)).body.data;
    expect([status, payment_mismatches]).toEqual(['PAID', undefined]);
  });

  it('is for who chose the card', async () => {
    const customer = await newCustomer(world, { email: 'no@example.com', phone: '+393331000002' });
    await customer.sign();
    expect((await customer.post('pay')).body.errors).toHaveProperty('payment_method');
  });
});

describe('an event of the provider', () => {
  it('counts once, delivered twice', async () => {
    const customer = await byCard('+393331000003');
    expect((await deliver(paidEvent(customer.uid, 'event-1'))).statusCode).toBe(202);
    expect((await deliver(paidEvent(customer.uid, 'event-1'))).statusCode).toBe(202);
    const { status, maintenance } = (await customer.get()).body.data;
    expect([status, maintenance.length]).toEqual(['PAID', 3]);
  });

  it('whose receipt cannot be kept leaves nothing, and pays with its receipt when it comes again', async () => {
    const customer = await byCard('+393331000005');
    const put = jest.spyOn(world.platform.storage, 'put').mockRejectedValueOnce(new Error('The disk is full'));
    expect((await deliver(paidEvent(customer.uid, 'event-4'))).statusCode).toBe(500);
    put.mockRestore();
    expect((await customer.get()).body.data.status).toBe('FILLED');
    expect((await deliver(paidEvent(customer.uid, 'event-4'))).statusCode).toBe(202);
    expect((await customer.get()).body.data.status).toBe('PAID');
    const { body } = await customer.get('/documents');
    expect(body.data).toContainEqual(expect.objectContaining({ kind: 'ricevuta' }));
  });

  it('makes the scheda that could not be made when the card was chosen', async () => {
    const customer = await withoutScheda('+393331000007');
    await deliver(paidEvent(customer.uid, 'event-7'));
    const [sheets, verified] = await schedeOf(customer);
    expect([(await customer.get()).body.data.status, sheets, verified]).toEqual(['PAID', 1, true]);
  });

  it('pays where that scheda cannot be made either: a job makes it afterwards, once', async () => {
    const customer = await withoutScheda('+393331000008');
    await failingOnce(() => deliver(paidEvent(customer.uid, 'event-8')));
    expect([(await customer.get()).body.data.status, await schedeOf(customer)]).toEqual(['PAID', [0, true]]);
    await world.wait(120);
    await world.wait(120);
    expect(await schedeOf(customer)).toEqual([1, true]);
  });

  it('by card, where another way was chosen, leaves a scheda that names the card', async () => {
    const customer = await newCustomer(world, { email: '0009@example.com', phone: '+393331000009' });
    await customer.sign();
    await customer.post('payment-method', { payment_method: 'bonifico' });
    await deliver(paidEvent(customer.uid, 'event-9'));
    const { data } = (await customer.get()).body;
    expect([data.status, data.payment_method, await schedeOf(customer)]).toEqual(['PAID', 'carta', [2, true]]);
  });

  it('for a contract that changes meanwhile holds up nobody while its receipt is made again', async () => {
    const customer = await byCard('+393331000006');
    const { db, storage } = world.platform;
    const put = storage.put.bind(storage);
    let changes = 0;
    const changedByAnother = async (...asked: Parameters<typeof put>) => {
      const version = sql`${contracts.version} + 1`;
      await outsideCalls(() =>
        db.read.update(contracts).set({ version }).where(eq(contracts.contract_uid, customer.uid)),
      );
      changes += 1;
      return put(...asked);
    };
    const keeping = jest.spyOn(storage, 'put').mockImplementationOnce(changedByAnother);
    keeping.mockImplementationOnce(changedByAnother);
    expect((await deliver(paidEvent(customer.uid, 'event-6'))).statusCode).toBe(202);
    keeping.mockRestore();
    expect([changes, (await customer.get()).body.data.status]).toEqual([2, 'PAID']);
  });

  it('of another amount pays nothing and is not lost', async () => {
    const customer = await byCard('+393331000004');
    await deliver(paidEvent(customer.uid, 'event-2', '1000.00'));
    expect((await customer.get()).body.data.status).toBe('FILLED');
    const tasks = await unscoped(world.platform.db.read, 'the test looks at what is there').select().from(dealerTasks);
    expect(tasks).toMatchObject([{ kind: 'payment_mismatch', amount_cents: 100_000 }]);
  });

  it('for a contract that is none of ours is told to the operator, once', async () => {
    for (let n = 0; n < 2; n += 1)
      expect((await deliver(paidEvent('BBBBBBBBBBBBBBBBBBBBBB', 'event-5', '12.00'))).statusCode).toBe(202);
    const told = await world.platform.db.read.select().from(notifications);
    const stray = told.filter(({ title }) => title === 'Pagamento con carta senza contratto');
    expect(stray).toMatchObject([
      { audience: { roles: ['admin'] }, excerpt: expect.stringMatching(/12,00\s€.*event-5/) },
    ]);
  });

  it('that is not signed by the provider is refused', async () => {
    expect((await deliver(paidEvent('AAAAAAAAAAAAAAAAAAAAAA', 'event-3'), 't=1,v1=00')).statusCode).toBe(403);
  });
});

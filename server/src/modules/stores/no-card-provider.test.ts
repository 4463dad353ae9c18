import { eq } from 'drizzle-orm';
import { type App, buildApp } from '../../app';
import { unscoped } from '../../platform/db';
import { storeManagers, storePaymentMethods, stores } from '../../platform/db/schema';
import { contracts } from '../contracts';
import {
  type Customer,
  contractWorld,
  newCustomer,
  type StaffSession,
  staffAt,
  type World,
} from '../contracts/testing';
import { storeRow } from './testing/store-rows';

/** Calls go to the server that serves now: the product with a card provider, or the same without one. */
let world: World;
let serving: App;
let without: App;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  const made = await contractWorld();
  const { platform } = made;
  without = await buildApp({ ...platform, env: { ...platform.env, takesCards: false } }, { checkAnswers: true });
  world = { ...made, call: (request) => callOn(serving, request) };
  serving = made.app;
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(async () => {
  await without.http.close();
  await world.close();
});
beforeEach(async () => {
  serving = world.app;
  await offers(['concessionaria', 'carta']);
});

/** As `world.call`, of another server. */
function callOn({ http }: App, { method = 'GET', path, body, token, cookies = {} }: Parameters<World['call']>[0]) {
  return http.inject({
    method,
    url: `/api/v1${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    cookies: { ...cookies },
    ...(body === undefined ? {} : { payload: Object(body) }),
  });
}

async function offers(methods: readonly ('concessionaria' | 'bonifico' | 'carta')[]): Promise<void> {
  const { read } = world.platform.db;
  await read.delete(storePaymentMethods).where(eq(storePaymentMethods.store_uid, world.storeUid));
  await read
    .insert(storePaymentMethods)
    .values(methods.map((method, position) => ({ store_uid: world.storeUid, method, position })));
}

let customers = 0;

async function signed(): Promise<Customer> {
  customers += 1;
  const customer = await newCustomer(world, { phone: `+3933310003${10 + customers}` });
  await customer.sign();
  return customer;
}

const goneStore = { code: 'offer_changed', errors: { store_uid: [expect.any(String)] } };
const dealers = async () => (await world.call({ path: '/public/dealers' })).json().data;
const onLine = (online_enabled: boolean) => admin.call('PATCH', `/stores/${world.storeUid}/update`, { online_enabled });

describe('without a card provider', () => {
  it('no customer is offered the card, whatever their dealer takes', async () => {
    expect(await dealers()).toMatchObject([{ payments_methods: ['concessionaria', 'carta'] }]);
    serving = without;
    expect(await dealers()).toMatchObject([{ payments_methods: ['concessionaria'] }]);
    const path = `/public/dealers-payments-methods?store_uid=${world.storeUid}`;
    expect((await world.call({ path })).json().data).toMatchObject([{ code: 'concessionaria' }]);

    const customer = await signed();
    expect((await customer.get()).body.data.store.payments_methods).toEqual(['concessionaria']);
    const { status, body } = await customer.post('payment-method', { payment_method: 'carta' });
    expect([status, body.errors]).toMatchObject([422, { payment_method: [expect.any(String)] }]);
  });

  it('who had chosen it before keeps it, and may choose another way', async () => {
    const customer = await signed();
    await customer.post('payment-method', { payment_method: 'carta' });
    serving = without;
    const { status, payment_method, store } = (await customer.get()).body.data;
    expect([status, payment_method, store.payments_methods]).toEqual(['FILLED', 'carta', ['concessionaria']]);
    const changed = await customer.post('payment-method', { payment_method: 'concessionaria' });
    expect([changed.status, changed.body.data.payment_method]).toEqual([202, 'concessionaria']);
  });

  it('a dealer who takes nothing else is sent no customers, and is not put on line', async () => {
    await offers(['carta']);
    expect(await dealers()).toHaveLength(1);
    serving = without;
    expect(await dealers()).toEqual([]);
    await onLine(false);
    const { status, body } = await onLine(true);
    expect([status, body.errors]).toMatchObject([422, { online_enabled: [expect.stringContaining('pagamento')] }]);
    serving = world.app;
    await onLine(true);
  });

  it('a dealer who takes nothing else is given no contract, new or changed', async () => {
    const other = storeRow({ name: 'Solo carta', online_enabled: true, visible: true }, world.clock.now());
    const { read } = world.platform.db;
    await read.insert(stores).values(other);
    await read.insert(storeManagers).values({
      store_uid: other.store_uid,
      user_uid: manager.uid,
      attached_at: world.clock.now(),
    });
    await read.insert(storePaymentMethods).values({ store_uid: other.store_uid, method: 'carta', position: 0 });
    const there = { store_uid: other.store_uid };
    const create = async () =>
      world.call({ method: 'POST', path: '/public/contracts/create-new', body: world.order(there) });
    const customer = await newCustomer(world);
    expect((await create()).statusCode).toBe(201);
    serving = without;
    const refused = await create();
    expect([refused.statusCode, refused.json()]).toMatchObject([422, goneStore]);
    const changed = await customer.patch(there);
    expect([changed.status, changed.body]).toMatchObject([422, goneStore]);
  });

  it('whose scheda is made late, after the card was chosen, is told how to pay at the dealer', async () => {
    const customer = await signed();
    const chosen = { payment_method: 'carta' } as const;
    await unscoped(world.platform.db.read, 'a scheda that could not be made when the card was chosen')
      .update(contracts)
      .set({ ...chosen, updated_at: new Date(world.clock.now().getTime() - 60_000) })
      .where(eq(contracts.contract_uid, customer.uid));
    await without.jobs.runDue();
    expect((await customer.get()).body.data).toMatchObject({ status: 'FILLED', ...chosen });
    const letters = (await world.inbox()).filter(({ contract_uid }) => contract_uid === customer.uid);
    expect(letters.at(-1)?.body).toMatch(/scheda del contratto/);
    expect(letters.at(-1)?.body).not.toMatch(/carta/);
  });

  it('who has not signed yet reads of no card', async () => {
    const customer = await newCustomer(world);
    expect((await customer.get()).body.data.store.payments_methods).toEqual(['concessionaria', 'carta']);
    serving = without;
    expect((await customer.get()).body.data.store.payments_methods).toEqual(['concessionaria']);
  });

  it('those who choose and read the ways to pay are told', async () => {
    serving = without;
    const methods = (await admin.call('GET', '/stores/payments-methods')).body.data;
    expect(methods).toMatchObject([
      { code: 'concessionaria', available: true },
      { code: 'bonifico', available: true },
      { code: 'carta', available: false },
    ]);
    const own = (await manager.call('GET', `/stores/${world.storeUid}`)).body.data;
    expect(own).toMatchObject({ payments_methods: ['concessionaria', 'carta'], takes_cards: false });
  });
});

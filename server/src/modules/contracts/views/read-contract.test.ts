import { eq } from 'drizzle-orm';
import { storePaymentMethods, stores } from '../../../platform/db/schema';
import { type Customer, contractWorld, newCustomer, type World } from '../testing';

let world: World;
let customer: Customer;
beforeEach(async () => {
  world = await contractWorld();
  customer = await newCustomer(world);
  await customer.sign();
});
afterEach(() => world.close());

const shown = async () => (await customer.get()).body.data.store;

test('a signed contract shows the ways to pay that its dealer takes today', async () => {
  expect((await shown()).payments_methods).toEqual(['concessionaria', 'bonifico']);
  const { read } = world.platform.db;
  await read.delete(storePaymentMethods).where(eq(storePaymentMethods.method, 'bonifico'));
  await read.insert(storePaymentMethods).values({ store_uid: world.storeUid, method: 'carta', position: 2 });

  expect((await shown()).payments_methods).toEqual(['concessionaria', 'carta']);
  expect((await customer.post('payment-method', { payment_method: 'carta' })).status).toBe(202);
});

test('the IBAN that was signed stays, whatever the dealer writes down later', async () => {
  const { iban } = await shown();
  await world.platform.db.read.update(stores).set({ iban: 'IT40S0542811101000000123457' });

  expect((await shown()).iban).toBe(iban);
});

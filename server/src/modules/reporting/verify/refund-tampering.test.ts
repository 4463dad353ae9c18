import { sql } from 'drizzle-orm';
import { storePaymentMethods } from '../../../platform/db/schema';
import { contractWorld, newCustomer, staffAt, type World } from '../../contracts/testing';
import { signPayment } from '../../payments/payment-signature';
import { verdict } from './testing/tampering';

const secret = 'a secret of the provider';
let world: World;

const run = (statement: string) => world.platform.db.read.execute(sql.raw(statement));

/** A contract for which the provider took a wrong amount, then the right one; it gave back both. */
beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
  const manager = await staffAt(world);
  const customer = await newCustomer(world);
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  const path = `/contracts/${customer.uid}`;
  const pay = async (id: string, amount: string) => {
    const body = JSON.stringify({ id, type: 'paid', contract_uid: customer.uid, amount, reference: id });
    const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
    expect((await world.call({ method: 'POST', path: '/webhooks/payment', body, headers })).statusCode).toBe(202);
  };
  await pay('wrong', '1000.00');
  const [mismatch] = (await manager.call('GET', path)).body.data.payment_mismatches ?? [];
  const end = { outcome: 'refunded', note: 'Storno 1' };
  expect((await manager.call('POST', `${path}/payment-mismatches/${mismatch?.id}/close`, end)).status).toBe(202);
  await pay('right', '1180.00');
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
  const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'Storno 2' };
  expect((await manager.call('POST', `${path}/mark-as-refunded`, refund)).status).toBe(202);
  await run('create table kept_payments as table payment_events');
}, 60_000);
afterAll(() => world.close());

test('what the provider gave back is what the history says', async () => {
  expect(await verdict(world)).toMatchObject({ result: 0 });
});

const own = "event_id like 'refund-CC-%'";
const ofMismatch = "event_id like 'refund-%' and event_id not like 'refund-CC-%'";

test.each([
  ['the refund of the contract’s own payment taken away', `delete from payment_events where ${own}`],
  ['another amount of it', `update payment_events set amount_cents = 1 where ${own}`],
  ['the refund of a payment that was none taken away', `delete from payment_events where ${ofMismatch}`],
  ['another amount of that', `update payment_events set amount_cents = 1 where ${ofMismatch}`],
  ['one refund passed off as another', `update payment_events set event_id = 'refund-altro' where ${own}`],
])('%s is noticed', async (_, statement) => {
  await run(statement);
  expect(await verdict(world)).toMatchObject({ result: 1, said: expect.stringContaining('il pagamento registrato') });
  await run('delete from payment_events');
  await run('insert into payment_events table kept_payments');
});

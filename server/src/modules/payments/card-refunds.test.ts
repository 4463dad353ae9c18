import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { unscoped } from '../../platform/db';
import { storePaymentMethods } from '../../platform/db/schema';
import { contracts } from '../contracts';
import {
  contractWorld,
  newCustomer,
  type StaffSession,
  signedAtDealer,
  staffAt,
  type World,
} from '../contracts/testing';
import { createCardRefunds } from './card-refunds';
import { isSignedPayment, signPayment } from './payment-signature';
import { guardedProvider } from './payments.context';
import { paymentEvents } from './tables/payment.table';

const secret = 'a secret of the provider';
let world: World;
let manager: StaffSession;

beforeAll(async () => {
  world = await contractWorld({ PAYMENT_WEBHOOK_SECRET: secret });
  manager = await staffAt(world);
  await world.platform.db.read
    .insert(storePaymentMethods)
    .values({ store_uid: world.storeUid, method: 'carta', position: 2 });
});
afterAll(() => world.close());

/** A contract that was paid by card and withdrawn from. */
async function withdrawn(phone: string): Promise<string> {
  const customer = await newCustomer(world, { email: `${phone.slice(-4)}@example.com`, phone });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  const event = { id: phone, type: 'paid', contract_uid: customer.uid, amount: '1180.00', reference: 'REF-1' };
  const body = JSON.stringify(event);
  const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
  await world.call({ method: 'POST', path: '/webhooks/payment', body, headers });
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
  return customer.uid;
}

const contractOf = async (uid: string) => {
  const [row] = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select()
    .from(contracts)
    .where(eq(contracts.contract_uid, uid));
  if (row === undefined) throw new Error('The contract is gone');
  return row;
};

/** A contract whose card the dealer took at the desk, and its customer withdrew. */
async function withdrawnAfterDesk(): Promise<string> {
  const { uid, customer } = await signedAtDealer(world, manager);
  const payment = { amount: '1180.00', paid_at: world.clock.now().toISOString(), reference: 'POS 7' };
  await manager.call('POST', `/contracts/${uid}/mark-as-payed`, { ...payment, payment_method: 'carta' });
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
  return uid;
}

it('a card that was taken at the desk goes back there, and nobody is told that it goes back by itself', async () => {
  const uid = await withdrawnAfterDesk();
  expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({ refunded_by_provider: false });
  const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'POS 8' };
  const { status } = await manager.call('POST', `/contracts/${uid}/mark-as-refunded`, refund);
  expect([status, (await world.inbox()).at(-1)?.body]).toEqual([
    202,
    expect.stringContaining('Li ricevi nel modo concordato con Autocentro Lambro.'),
  ]);
});

it('gives back through the provider what the provider took, once', async () => {
  const uid = await withdrawn('+393331000091');
  expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({ refunded_by_provider: true });
  const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'Storno' };
  const { status } = await manager.call('POST', `/contracts/${uid}/mark-as-refunded`, refund);
  const { id, code } = await contractOf(uid);
  const events = await world.platform.db.read.select().from(paymentEvents).where(eq(paymentEvents.contract_id, id));
  expect([status, events]).toMatchObject([
    202,
    [{ type: 'paid' }, { type: 'refunded', event_id: `refund-${code}`, amount_cents: 118_000, reference: 'REF-1' }],
  ]);
  expect((await world.inbox()).at(-1)?.body).toContain('Li vedi sulla carta entro pochi giorni.');
});

it('is not asked where none is set: a mismatch is then free to be closed', async () => {
  const contract = await contractOf(await withdrawn('+393331000093'));
  const { db, clock } = world.platform;
  const provider = guardedProvider(clock);
  const refunds = createCardRefunds({ db, clock, demo: false, providerUrl: null, provider, webhookSecret: secret });
  const mismatch = { id: randomUUID(), amountCents: 100, eventId: 'none' };
  expect(await refunds.refundMismatch(contract, mismatch)).toBe(false);
  await expect(refunds.refundCard(contract, 118_000)).rejects.toMatchObject({ code: 'unavailable' });
});

it('asks a real provider with a signed request, and does not go on without its yes', async () => {
  const contract = await contractOf(await withdrawn('+393331000092'));
  const provider = await realProvider();
  const { refundCard } = provider.refunds;

  await expect(refundCard(contract, 118_000)).rejects.toMatchObject({ code: 'unavailable' });
  provider.answer = 202;
  await refundCard(contract, 118_000);
  provider.close();
  const request = { id: `refund-${contract.code}`, type: 'refund', amount: '1180.00', reference: 'REF-1' };
  expect(provider.asked.map((body) => JSON.parse(body))).toMatchObject([request, request]);
});

it('leaves a provider that was away three times alone for half a minute', async () => {
  const contract = await contractOf(await withdrawn('+393331000094'));
  const provider = await realProvider();
  const { refundCard } = provider.refunds;

  for (let n = 0; n < 4; n += 1) {
    await expect(refundCard(contract, 118_000)).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect(provider.asked).toHaveLength(3);
  provider.answer = 202;
  await world.wait(30);
  await refundCard(contract, 118_000);
  provider.close();
  expect(provider.asked).toHaveLength(4);
});

/** A provider that answers 503 until told otherwise, and the refunds that ask it. */
async function realProvider() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const signature = String(request.headers['x-signature']);
      asked.push(isSignedPayment(secret, body, signature, world.clock.now()) ? body : 'not signed');
      response.writeHead(told.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { db, clock } = world.platform;
  const providerUrl = `http://127.0.0.1:${portOf(server.address())}/`;
  const provider = guardedProvider(clock);
  const refunds = createCardRefunds({ db, clock, demo: false, providerUrl, provider, webhookSecret: secret });
  const told = { answer: 503, asked, refunds, close: () => server.close() };
  return told;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The provider does not listen');
  return address.port;
}

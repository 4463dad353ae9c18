import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { type App, buildApp } from '../../app';
import { storePaymentMethods } from '../../platform/db/schema';
import { portOf } from '../../platform/testing/port-of';
import {
  contractWorld,
  newCustomer,
  type StaffSession,
  signedAtDealer,
  staffAt,
  storedContract,
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
  await deliver({ id: phone, type: 'paid', contract_uid: customer.uid, amount: '1180.00' });
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
  return customer.uid;
}

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
    expect.stringContaining(
      'Li ricevi nello stesso modo in cui hai pagato, salvo un altro modo concordato con Autocentro Lambro.',
    ),
  ]);
});

it('gives back through the provider what the provider took, once', async () => {
  const uid = await withdrawn('+393331000091');
  expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({ refunded_by_provider: true });
  const refund = { amount: '1180.00', refunded_at: world.clock.now().toISOString(), reference: 'Storno' };
  const { status } = await manager.call('POST', `/contracts/${uid}/mark-as-refunded`, refund);
  const { id, code } = await storedContract(world, uid);
  const events = await world.platform.db.read.select().from(paymentEvents).where(eq(paymentEvents.contract_id, id));
  expect([status, events]).toMatchObject([
    202,
    [{ type: 'paid' }, { type: 'refunded', event_id: `refund-${code}`, amount_cents: 118_000, reference: 'REF-1' }],
  ]);
  expect((await world.inbox()).at(-1)?.body).toContain('Li vedi sulla carta entro pochi giorni.');
});

it('is not asked where none is set: a mismatch is then free to be closed', async () => {
  const contract = await storedContract(world, await withdrawn('+393331000093'));
  const { db, clock } = world.platform;
  const provider = guardedProvider(clock);
  const refunds = createCardRefunds({ db, clock, demo: false, providerUrl: null, provider, webhookSecret: secret });
  const mismatch = { id: randomUUID(), amountCents: 100, eventId: 'none' };
  expect(await refunds.refundMismatch(contract, mismatch)).toBe(false);
  expect(await refunds.refundCard(contract, 118_000)).toBe('refused');
});

it('asks a real provider with a signed request, and does not go on without its yes', async () => {
  const contract = await storedContract(world, await withdrawn('+393331000092'));
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
  const contract = await storedContract(world, await withdrawn('+393331000094'));
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

describe('a refund that the provider', () => {
  let answer: number;
  let asked: string[];
  let server: Server;
  let app: App;
  let beforeAnswer: () => Promise<void>;

  beforeEach(async () => {
    [answer, asked] = [409, []];
    server = createServer(async (request, response) => {
      asked.push(await text(request));
      await beforeAnswer();
      response.writeHead(answer).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const PAYMENT_URL = `http://127.0.0.1:${portOf(server)}/`;
    const { platform } = world;
    const env = { ...platform.env, DEMO: false, STAFF_SECOND_STEP: false, PAYMENT_URL };
    app = await buildApp({ ...platform, env }, { checkAnswers: true });
    beforeAnswer = async () => {};
  });
  afterEach(async () => {
    server.close();
    await app.http.close();
  });

  const refund = async (uid: string, note?: string) => {
    const refunded_at = world.clock.now().toISOString();
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api/v1/manager/contracts/${uid}/mark-as-refunded`,
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { amount: '1180.00', refunded_at, reference: 'TRN 5', ...(note && { note }) },
    });
    const { message, errors, data } = reply.json();
    return { status: reply.statusCode, message, errors, data };
  };
  const isValid = async (uid: string) => {
    const admin = await staffAt(world, 'admin');
    return Object((await admin.call('GET', `/contracts/${uid}/verify`)).body.data).valid;
  };
  const note = 'Bonifico del 2 marzo.';

  it('refuses is recorded as given back otherwise, with a note, and the provider is not asked any more', async () => {
    const uid = await withdrawn('+393331000095');
    const refused = await refund(uid);
    expect([refused.status, refused.errors]).toEqual([422, { note: [expect.stringContaining('in un altro modo')] }]);
    // Whoever comes back to the page is asked for the note again, even where the provider would say yes by now.
    answer = 202;
    expect(await refund(uid)).toEqual(refused);
    const { status, data } = await refund(uid, note);
    expect([status, data.refund_amount, asked.length]).toEqual([202, '1180.00', 1]);
    expect((await world.inbox()).at(-1)?.body).toContain(
      'Li ricevi nello stesso modo in cui hai pagato, salvo un altro modo concordato con Autocentro Lambro.',
    );
    const history = (await manager.call('GET', `/contracts/${uid}/events`)).body.data;
    expect(history).toContainEqual(
      expect.objectContaining({ type: 'refunded', data: expect.objectContaining({ reason: note }) }),
    );
    expect(await isValid(uid)).toBe(true);
  });

  it('has not refused takes no note', async () => {
    const uid = await withdrawn('+393331000096');
    expect((await refund(uid, note)).errors).toEqual({ note: [expect.stringContaining('torna sulla carta')] });
    expect(asked).toEqual([]);
  });

  it('did not answer first is open for some days, whatever it says then', async () => {
    const uid = await withdrawn('+393331000097');
    answer = 503;
    const silent = await refund(uid);
    expect([silent.status, silent.message]).toEqual([503, expect.stringContaining('dopo il 5 marzo 2026')]);
    answer = 409;
    const unsure = await refund(uid);
    expect([unsure.status, unsure.message]).toEqual([503, expect.stringContaining('non conferma il rimborso')]);
    await world.wait(3 * 86_400 + 1);
    manager = await staffAt(world);
    expect((await refund(uid)).errors).toHaveProperty('note');
    expect((await refund(uid, note)).status).toBe(202);
  });

  it('tells of before it answers is recorded once', async () => {
    const uid = await withdrawn('+393331000098');
    answer = 202;
    beforeAnswer = () => deliver({ id: 'early', type: 'refunded', contract_uid: uid, amount: '1180.00' });
    expect((await refund(uid)).status).toBe(202);
    const history = (await manager.call('GET', `/contracts/${uid}/events`)).body.data;
    expect(Object.values(history).filter((event) => Object(event).type === 'refunded')).toHaveLength(1);
    expect(await isValid(uid)).toBe(true);
  });

  it('tells of before it answers is done for whoever asked for it, also of money that paid no contract', async () => {
    const { uid, id } = await mismatched('+393331000099');
    answer = 202;
    beforeAnswer = () => deliver({ id: 'early-1000', type: 'refunded', contract_uid: uid, amount: '1000.00' });
    const { status, data } = await close(uid, id);
    expect([status, data?.payment_mismatches]).toEqual([202, undefined]);
    const letters = (await world.inbox()).filter(
      ({ contract_uid, body }) => contract_uid === uid && body.includes('rimborsato'),
    );
    expect(letters).toHaveLength(1);
    expect(await isValid(uid)).toBe(true);
  });

  it('does not answer is to be tried again: a dealer has no other way to give money back that paid no contract', async () => {
    const { uid, id } = await mismatched('+393331000100');
    answer = 503;
    const { status, message } = await close(uid, id);
    expect([status, message]).toEqual([503, 'Il gestore dei pagamenti non risponde: riprovare tra poco.']);
  });

  const close = async (uid: string, id: string) => {
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api/v1/manager/contracts/${uid}/payment-mismatches/${id}/close`,
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { outcome: 'refunded', note: 'Storno' },
    });
    const { message, data } = reply.json();
    return { status: reply.statusCode, message, data };
  };
});

interface Told {
  readonly id: string;
  readonly type: 'paid' | 'refunded';
  readonly contract_uid: string;
  readonly amount: string;
}

/** The provider's event of a payment that it names REF-1. */
async function deliver(told: Told): Promise<void> {
  const body = JSON.stringify({ ...told, reference: 'REF-1' });
  const headers = { 'x-signature': signPayment(secret, body, world.clock.now()) };
  expect((await world.call({ method: 'POST', path: '/webhooks/payment', body, headers })).statusCode).toBe(202);
}

/** A contract to be paid by card, of which the provider took another amount. */
async function mismatched(phone: string): Promise<{ uid: string; id: string }> {
  const customer = await newCustomer(world, { email: `${phone.slice(-4)}@example.com`, phone });
  await customer.sign();
  await customer.post('payment-method', { payment_method: 'carta' });
  const contract_uid = customer.uid;
  await deliver({ id: phone, type: 'paid', contract_uid, amount: '1000.00' });
  const { payment_mismatches } = (await manager.call('GET', `/contracts/${contract_uid}`)).body.data;
  const id = payment_mismatches?.[0]?.id;
  if (id === undefined) throw new Error('Nothing waits on the contract');
  return { uid: contract_uid, id };
}

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
  const providerUrl = `http://127.0.0.1:${portOf(server)}/`;
  const provider = guardedProvider(clock);
  const refunds = createCardRefunds({ db, clock, demo: false, providerUrl, provider, webhookSecret: secret });
  const told = { answer: 503, asked, refunds, close: () => server.close() };
  return told;
}

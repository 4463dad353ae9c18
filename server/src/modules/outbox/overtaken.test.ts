import { eq } from 'drizzle-orm';
import { addRomeDays, romeDate, startOfRomeDay, unsignedDays } from 'shared-api/domain';
import type { OutboxMessage } from 'shared-api/entities';
import { messages, notifications } from '../../platform/db/schema';
import { contractLinkOf } from '../contracts';
import {
  contractWorld,
  newCustomer,
  paidAtDealer,
  type StaffSession,
  sentAtDealer,
  signedAtDealer,
  staffAt,
  storedContract,
  type World,
} from '../contracts/testing';
import { noticeFailedMessage } from '../notifications';

let world: World;
let manager: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  manager = await staffAt(world);
});
afterAll(() => world.close());

const [hour, day] = [3_600, 86_400];
const texts = { sms: 'Un SMS che attende', email: 'Una lettera che attende' };

const stored = (uid: string) => storedContract(world, uid);

/** A message to the customer that has not left: it failed, or waits for its last try for so many seconds, two hours at most. */
async function unsent(
  uid: string,
  purpose: string,
  { channel = 'sms', seconds }: { channel?: 'sms' | 'email'; seconds?: number } = {},
) {
  const { db, outbox, clock } = world.platform;
  const { id: contract_id, store_uid, phone, email } = await stored(uid);
  const to = channel === 'sms' ? phone : email;
  const subject = channel === 'email' ? 'Oggetto' : undefined;
  const id = await db.transaction((tx) =>
    outbox.enqueue(tx, { channel, purpose, to, subject, body: texts[channel], contract_id, store_uid }),
  );
  const change =
    seconds === undefined
      ? { status: 'failed' as const, attempts: 6, next_attempt_at: null }
      : { attempts: 5, next_attempt_at: new Date(clock.now().getTime() + seconds * 1_000) };
  await db.read.update(messages).set(change).where(eq(messages.id, id));
  return id;
}

async function shown(id: string): Promise<Pick<OutboxMessage, 'status' | 'retryable'>> {
  const answer = await world.call({ path: '/manager/messages?per_page=100', token: manager.token });
  const { data }: { data: OutboxMessage[] } = answer.json();
  const found = data.find((message) => message.id === id);
  if (found === undefined) throw new Error('The message is not listed');
  return { status: found.status, retryable: found.retryable };
}

const left = async (uid: string) =>
  (await world.inbox()).filter(
    ({ body, contract_uid }) => contract_uid === uid && Object.values(texts).some((text) => body.includes(text)),
  );

const withdraw = async ({ customer }: { customer: { post(path: string): Promise<unknown> } }) => {
  await customer.post('withdraw');
  await customer.post('withdraw/confirm');
};

const pay = async (uid: string) => {
  const payment = { amount: '1180.00', paid_at: world.clock.now().toISOString(), reference: 'CRO 1' };
  const body = { ...payment, payment_method: 'bonifico' };
  expect((await manager.call('POST', `/contracts/${uid}/mark-as-payed`, body)).status).toBe(202);
};

describe.each(['reminder', 'choose-payment', 'payment-instructions'])('what asks for the payment: %s', (purpose) => {
  it('can be sent once more while it is to be paid, and no longer once it is', async () => {
    const { uid } = await signedAtDealer(world, manager);
    const id = await unsent(uid, purpose, { channel: 'email' });
    expect(await shown(id)).toEqual({ status: 'failed', retryable: true });
    await pay(uid);
    expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
    expect((await manager.call('POST', `/messages/${id}/retry`)).status).toBe(422);
  });

  it('does not leave once the customer has withdrawn', async () => {
    const signed = await signedAtDealer(world, manager);
    const id = await unsent(signed.uid, purpose, { seconds: hour });
    await withdraw(signed);
    expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
    await world.wait(3 * day);
    expect(await left(signed.uid)).toEqual([]);
  });
});

it.each(['reminder', 'contract-link', 'contract-created'])(
  'what asks for the signature does not leave once it is given: %s',
  async (purpose) => {
    const customer = await newCustomer(world);
    const id = await unsent(customer.uid, purpose, { seconds: hour });
    await customer.sign();
    expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
    await world.wait(3 * day);
    expect(await left(customer.uid)).toEqual([]);
  },
);

it('a reminder does not leave once the customer has refused, the link does', async () => {
  const { uid, customer } = await sentAtDealer(world, manager);
  const reminder = await unsent(uid, 'reminder', { seconds: hour });
  const link = await unsent(uid, 'contract-link');
  await customer.post('decline', { reason: 'Ho venduto l’auto' });
  expect(await shown(reminder)).toEqual({ status: 'voided', retryable: false });
  expect(await shown(link)).toEqual({ status: 'failed', retryable: true });
});

it('a link that has not left gives way to the one that the dealer sends after it', async () => {
  const { uid } = await sentAtDealer(world, manager);
  const id = await unsent(uid, 'contract-link', { seconds: hour });
  await world.wait(61);
  expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).status).toBe(202);
  expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
  await world.wait(2 * hour);
  expect(await left(uid)).toEqual([]);
});

it('nor does one leave after it that its provider was about to take, and did not', async () => {
  const { uid } = await sentAtDealer(world, manager);
  const id = await unsent(uid, 'contract-link', { seconds: hour });
  const { db, clock } = world.platform;
  const inHand = { status: 'sending' as const, claimed_until: new Date(clock.now().getTime() + 120_000) };
  await db.read.update(messages).set(inHand).where(eq(messages.id, id));
  await world.wait(61);
  expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).status).toBe(202);
  // The process that had it in hand has died.
  await world.wait(2 * hour);
  expect(await left(uid)).toEqual([]);
  expect(await shown(id)).toMatchObject({ retryable: false });
});

it('a reminder that has not left when the next one is due gives way to it', async () => {
  const { uid } = await newCustomer(world);
  await world.wait(13 * day);
  const waiting = await unsent(uid, 'reminder', { seconds: hour });
  const failed = await unsent(uid, 'reminder', { channel: 'email' });
  await world.wait(4 * day);
  // The session before is over.
  manager = await staffAt(world);
  expect(await Promise.all([waiting, failed].map(shown))).toEqual(
    Array.from({ length: 2 }, () => ({ status: 'voided', retryable: false })),
  );
  expect(await left(uid)).toEqual([]);
});

it('a receipt that has not left gives way to the corrected one', async () => {
  const { uid } = await paidAtDealer(world, manager);
  const id = await unsent(uid, 'payment-receipt', { channel: 'email', seconds: hour });
  const paid_at = world.clock.now().toISOString();
  const correction = { amount: '1108.00', paid_at, reference: 'CRO 2', note: 'Sconto', reason: 'Importo letto male' };
  expect((await manager.call('PATCH', `/contracts/${uid}/payment`, correction)).status).toBe(202);
  expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
});

it('a service is not told of once the customer has withdrawn', async () => {
  const paid = await paidAtDealer(world, manager);
  const id = await unsent(paid.uid, 'service-due');
  expect(await shown(id)).toEqual({ status: 'failed', retryable: true });
  await withdraw(paid);
  expect(await shown(id)).toEqual({ status: 'voided', retryable: false });
});

it('what leads to a contract does not leave after it has expired', async () => {
  const { uid } = await newCustomer(world);
  // It expires as the day ends in Rome.
  const end = startOfRomeDay(addRomeDays(romeDate(world.clock.now()), unsignedDays + 1));
  await world.wait((end.getTime() - world.clock.now().getTime()) / 1_000 - hour / 2);
  const seconds = 1.5 * hour;
  for (const purpose of ['contract-created', 'contract-link', 'signing-code', 'reminder'])
    await unsent(uid, purpose, { seconds });
  await unsent(uid, 'reminder', { seconds, channel: 'email' });
  expect((await stored(uid)).deleted_by).toBeNull();
  await world.wait(hour);
  expect((await stored(uid)).deleted_by).toBe('system');
  await world.wait(2 * day);
  expect(await left(uid)).toEqual([]);
});

it('what did not arrive and is not sent any more is no longer told of', async () => {
  const { uid } = await signedAtDealer(world, manager);
  const { db, clock } = world.platform;
  const id = await unsent(uid, 'choose-payment');
  const [message] = await db.read.select().from(messages).where(eq(messages.id, id));
  if (message !== undefined) await noticeFailedMessage({ db, clock, contractLinkOf }, message);
  await pay(uid);
  const told = await db.read
    .select()
    .from(notifications)
    .where(eq(notifications.automatic_key, `message-failed:${id}`));
  expect(told.map(({ expire_at }) => expire_at)).toEqual([clock.now()]);
});

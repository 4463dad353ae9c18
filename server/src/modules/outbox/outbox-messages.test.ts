import { eq } from 'drizzle-orm';
import type { OutboxMessage } from 'shared-api/entities';
import { buildApp } from '../../app';
import { unscoped } from '../../platform/db';
import { messages, notifications, stores, users } from '../../platform/db/schema';
import type { SignedIn } from '../../platform/testing';
import { contractLinkOf, contracts } from '../contracts';
import { type Customer, contractWorld, newCustomer, storedContract, type World } from '../contracts/testing';
import { noticeFailedMessage } from '../notifications';
import { storeRow } from '../stores/testing/store-rows';

let world: World;
let manager: SignedIn;
let stranger: SignedIn;
let customer: Customer;
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  manager = await world.signIn(['manager'], [world.storeUid]);
  stranger = await world.signIn(['manager'], [foreign.store_uid]);
  customer = await newCustomer(world);
});
beforeEach(() => world.platform.db.read.delete(messages));
afterAll(() => world.close());

/** A message about the customer's contract that the provider would not take. */
async function failed(purpose: string, to = '+393331234567', channel: 'sms' | 'email' = 'sms'): Promise<string> {
  const { db, outbox } = world.platform;
  const { id: contract_id, store_uid } = await storedContract(world, customer.uid);
  const secrets = ['segreto'];
  const id = await db.transaction((tx) =>
    outbox.enqueue(tx, {
      channel,
      purpose,
      to,
      ...(channel === 'email' && { subject: 'Oggetto' }),
      body: 'Il link: segreto',
      secrets,
      contract_id,
      store_uid,
    }),
  );
  await db.read.update(messages).set({ status: 'failed', attempts: 6 }).where(eq(messages.id, id));
  return id;
}

async function list(query = '', { token } = manager): Promise<OutboxMessage[]> {
  const answer = await world.call({ path: `/manager/messages?${query}`, token });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const retry = (id: string, { token } = manager) =>
  world.call({ method: 'POST', path: `/manager/messages/${id}/retry`, token });
const withStatus = (status: string) => `wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=${status}`;

it('counts every status under the filter without its status', async () => {
  await failed('contract-link');
  await failed('reminder');
  const { meta } = (
    await world.call({ path: `/manager/messages?${withStatus('delivered')}`, token: manager.token })
  ).json();
  expect(meta).toMatchObject({ total: 0, counts: { queued: 0, sent: 0, delivered: 0, failed: 2, voided: 0 } });
});

it('shows what was sent for own contracts, secrets covered', async () => {
  await failed('contract-link');
  expect(await list()).toEqual([
    expect.objectContaining({
      template: 'contract-link',
      to: '+393331234567',
      body: 'Il link: ••••••',
      status: 'failed',
      contract: { contract_uid: customer.uid, code: 'CC-2026-000001' },
      store: { store_uid: world.storeUid, name: 'Autocentro Lambro' },
      retryable: true,
    }),
  ]);
  expect(await list('', stranger)).toEqual([]);
  expect(await list('search=nicolo')).toHaveLength(1);
  expect(await list(withStatus('sent'))).toEqual([]);
});

it('takes back the notice of a failed message that is sent once more', async () => {
  const id = await failed('contract-link');
  const { db, clock } = world.platform;
  const [message] = await db.read.select().from(messages).where(eq(messages.id, id));
  if (message !== undefined) await noticeFailedMessage({ db, clock, contractLinkOf }, message);
  const told = () =>
    db.read
      .select()
      .from(notifications)
      .where(eq(notifications.automatic_key, `message-failed:${id}`));
  expect(await told()).toHaveLength(1);
  await retry(id);
  expect(await told()).toEqual([]);
});

it('sends once more what failed', async () => {
  const id = await failed('contract-link');
  expect((await retry(id, stranger)).statusCode).toBe(404);
  const answer = await retry(id);
  expect([answer.statusCode, answer.json().data.status]).toEqual([202, 'queued']);
  expect((await world.inbox()).at(-1)?.body).toBe('Il link: segreto');
  expect((await retry(id)).statusCode).toBe(422);
});

it.each([
  ['a code', 'signing-code', '+393331234567'],
  ['a link to a phone that is no longer the customer’s', 'contract-link', '+393330000000'],
])('never sends %s again', async (_, purpose, to) => {
  const id = await failed(purpose, to);
  expect((await list()).map(({ retryable }) => retryable)).toEqual([false]);
  const answer = await retry(id);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'status']);
});

describe('an e-mail that failed', () => {
  const correct = async (email: string) => {
    const path = `/manager/contracts/${customer.uid}/update`;
    const answer = await world.call({ method: 'PATCH', path, token: manager.token, body: { email } });
    expect(answer.statusCode).toBe(202);
  };
  const retryable = async () => (await list()).map((message) => message.retryable);

  it('goes once more only to the address that is the customer’s now', async () => {
    await correct('sbagliata@example.com');
    const id = await failed('contract-created', 'sbagliata@example.com', 'email');
    expect(await retryable()).toEqual([true]);
    await correct('giusta@example.com');
    expect(await retryable()).toEqual([false]);
    expect((await retry(id)).statusCode).toBe(422);
  });

  it('goes once more to who stated a withdrawal, whose address is their own', async () => {
    await failed('withdrawal-statement', 'altra@example.com', 'email');
    expect(await retryable()).toEqual([true]);
  });

  it('goes once more to where letters go today: the address that its owner has proved', async () => {
    const { db } = world.platform;
    const ofCustomer = eq(contracts.contract_uid, customer.uid);
    const reader = unscoped(db.read, 'the test writes what it needs');
    const [before] = await reader.select({ email: contracts.email }).from(contracts).where(ofCustomer);
    const owner = await world.signIn(['user']);
    const proved = { email: 'nuova@example.com', email_verified_at: world.clock.now() };
    await db.read.update(users).set(proved).where(eq(users.uid, owner.uid));
    await reader.update(contracts).set({ user_uid: owner.uid }).where(ofCustomer);
    const left = await failed('payment-receipt', before?.email, 'email');
    expect([await retryable(), (await retry(left)).statusCode]).toEqual([[false], 422]);
    await db.read.delete(messages);
    const right = await failed('payment-receipt', 'nuova@example.com', 'email');
    expect([await retryable(), (await retry(right)).statusCode]).toEqual([[true], 202]);
    await reader.update(contracts).set({ user_uid: null }).where(ofCustomer);
  });

  it.each(['withdrawal-receipt', 'payment-mismatch'])('goes to the address of the withdrawal: %s', async (purpose) => {
    await failed(purpose, 'recesso@example.com', 'email');
    expect(await retryable()).toEqual([false]);
    const { db } = world.platform;
    const ofCustomer = eq(contracts.contract_uid, customer.uid);
    const write = (withdrawal_email: string | null) =>
      unscoped(db.read, 'the test writes what it needs').update(contracts).set({ withdrawal_email }).where(ofCustomer);
    await write('recesso@example.com');
    expect(await retryable()).toEqual([true]);
    await write(null);
  });
});

it('tells what is void from what failed', async () => {
  const id = await failed('access-code');
  const { db, outbox } = world.platform;
  const [row] = await db.read.select().from(messages).where(eq(messages.id, id));
  await db.transaction((tx) => outbox.void(tx, { contract_id: row?.contract_id ?? '', purposes: ['access-code'] }));
  expect(await list(withStatus('failed'))).toEqual([]);
  expect((await list(withStatus('voided'))).map(({ retryable }) => retryable)).toEqual([false]);
});

describe('a message that failed', () => {
  const notified = async () => {
    const id = await failed('contract-link');
    const { db, clock } = world.platform;
    const [message] = await db.read.select().from(messages).where(eq(messages.id, id));
    if (message !== undefined) await noticeFailedMessage({ db, clock, contractLinkOf }, message);
    return id;
  };
  const openNotices = async (id: string) => {
    const key = eq(notifications.automatic_key, `message-failed:${id}`);
    const found = await world.platform.db.read.select().from(notifications).where(key);
    return found.filter(({ expire_at }) => expire_at === null).length;
  };
  const undelivered = async () => {
    const query = 'wheres[0][field]=message&wheres[0][op]=eq&wheres[0][value]=failed';
    return (await world.call({ path: `/manager/contracts?${query}`, token: manager.token })).json().meta.total;
  };

  it('is settled when the link is sent anew', async () => {
    const id = await notified();
    expect([await openNotices(id), await undelivered()]).toEqual([1, 1]);
    const path = `/manager/contracts/${customer.uid}/resend-sms`;
    const sent = await world.call({ method: 'POST', path, token: manager.token });
    expect([sent.statusCode, await openNotices(id), await undelivered()]).toEqual([202, 0, 0]);
    expect((await retry(id)).statusCode).toBe(422);
  });

  it('is no longer told of when the e-mail is another', async () => {
    const id = await notified();
    const path = `/manager/contracts/${customer.uid}/update`;
    const body = { email: 'nicolo@example.com' };
    expect((await world.call({ method: 'PATCH', path, token: manager.token, body })).statusCode).toBe(202);
    expect(await openNotices(id)).toBe(0);
  });
});

it('never sends a link to sign once it is signed', async () => {
  const id = await failed('contract-link');
  await world.wait(60);
  await customer.sign();
  expect((await list(withStatus('voided'))).map(({ retryable }) => retryable)).toEqual([false]);
  expect((await retry(id)).statusCode).toBe(422);
});

/** Queues and hands over; gives what the list tells of it. */
async function sent(of: World, { body, channel = 'sms' }: { body: string; channel?: 'sms' | 'email' }) {
  const { db, outbox } = of.platform;
  const to = channel === 'sms' ? '+393331234567' : 'nicolo@example.com';
  await db.transaction((tx) => outbox.enqueue(tx, { channel, purpose: 'reminder', to, subject: 'Promemoria', body }));
  await of.app.sender.drain();
}

async function costs(of: World, query = '') {
  const { token } = await of.signIn(['admin']);
  const answer = await of.call({ path: `/admin/messages?sort=created_at&${query}`, token });
  const { data, meta }: { data: OutboxMessage[]; meta: { cost: string | null } } = answer.json();
  return { each: data.map(({ cost }) => cost), all: meta.cost };
}

it('tells what each message cost by its parts, and what all that a filter finds cost', async () => {
  await sent(world, { body: 'a'.repeat(160) });
  world.clock.moveTo(new Date(world.clock.now().getTime() + 1_000));
  await sent(world, { body: 'a'.repeat(161) });
  world.clock.moveTo(new Date(world.clock.now().getTime() + 1_000));
  await sent(world, { body: 'a'.repeat(400), channel: 'email' });
  expect(await costs(world)).toEqual({ each: ['0.0412', '0.0824', '0.00'], all: '0.1236' });
  expect(await costs(world, 'wheres[0][field]=channel&wheres[0][op]=eq&wheres[0][value]=email')).toEqual({
    each: ['0.00'],
    all: '0.00',
  });
});

it('tells the operator the cost of what was written about contracts that are deleted by now, too', async () => {
  await sent(world, { body: 'prima' });
  const id = await failed('contract-link');
  const { db, clock } = world.platform;
  await db.read.update(messages).set({ status: 'sent', cost_micros: 41_200 }).where(eq(messages.id, id));
  const deleted = await storedContract(world, customer.uid);
  await db.read.update(contracts).set({ deleted_at: clock.now() }).where(eq(contracts.id, deleted.id));
  const told = await costs(world);
  const { token } = await world.signIn(['admin']);
  const { total, counts } = (await world.call({ path: '/admin/messages', token })).json().meta;
  const ofMail = await costs(world, 'wheres[0][field]=channel&wheres[0][op]=eq&wheres[0][value]=email');
  await db.read.update(contracts).set({ deleted_at: null }).where(eq(contracts.id, deleted.id));
  expect([told, ofMail]).toEqual([
    { each: ['0.0412'], all: '0.0824' },
    { each: [], all: null },
  ]);
  expect([total, Object.values(counts).filter((count) => count !== 0)]).toEqual([1, [1]]);
});

it('knows no cost of what has not left', async () => {
  await failed('contract-link');
  expect(await costs(world)).toEqual({ each: [null], all: null });
});

it('keeps what a message cost when the price of an SMS is another', async () => {
  await sent(world, { body: 'prima' });
  const { env, ...rest } = world.platform;
  const dearer = await buildApp({ ...rest, env: { ...env, SMS_PRICE: 50_000 } }, { checkAnswers: true });
  world.clock.moveTo(new Date(world.clock.now().getTime() + 1_000));
  await sent({ ...world, app: dearer }, { body: 'dopo' });
  await dearer.http.close();
  expect(await costs(world)).toEqual({ each: ['0.0412', '0.05'], all: '0.0912' });
});

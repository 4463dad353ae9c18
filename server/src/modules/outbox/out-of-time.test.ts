import { and, eq } from 'drizzle-orm';
import { codeMinutes } from 'shared-api/domain';
import { messages, notifications, users } from '../../platform/db/schema';
import { contractWorld, newCustomer, staffAt, storedContract, type World } from '../contracts/testing';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

const minute = 60;
let written = 0;

interface Waiting {
  readonly purpose: string;
  /** Tries so far that its provider answered with an error. */
  readonly attempts?: number;
}

/** A message that could not leave at once, and waits a minute for its provider. @returns what became of it */
async function waiting(
  { purpose, attempts = 0 }: Waiting,
  whose: Readonly<Record<'contract_id' | 'store_uid', string>> | Readonly<Record<'user_uid', string>>,
): Promise<() => Promise<readonly [left: boolean, status: string | undefined]>> {
  const { db, outbox, clock } = world.platform;
  const channel = purpose.endsWith('-code') ? 'sms' : 'email';
  written += 1;
  const body = `Il messaggio ${written} che attende`;
  const to = channel === 'sms' ? '+393331234567' : 'persona@example.com';
  const id = await db.transaction((tx) => outbox.enqueue(tx, { channel, purpose, to, body, ...whose }));
  const next_attempt_at = new Date(clock.now().getTime() + minute * 1_000);
  await db.read.update(messages).set({ attempts, next_attempt_at }).where(eq(messages.id, id));
  return async () => {
    const isLeft = (await world.inbox()).some((message) => message.body === body);
    const [row] = await db.read.select().from(messages).where(eq(messages.id, id));
    return [isLeft, row?.status];
  };
}

async function ofContract(uid: string) {
  const { id: contract_id, store_uid } = await storedContract(world, uid);
  return { contract_id, store_uid };
}

describe('a code whose provider was away', () => {
  const asked = async () => {
    const customer = await newCustomer(world, { phone: `+3933312${40_000 + written}` });
    await customer.post('sign', { terms: true, clauses: true });
    return customer;
  };

  it('still leaves while it counts', async () => {
    const { uid } = await asked();
    const outcome = await waiting({ purpose: 'signing-code' }, await ofContract(uid));
    await world.wait((codeMinutes - 1) * minute);
    expect(await outcome()).toEqual([true, 'delivered']);
  });

  it('does not leave once its time is over', async () => {
    const { uid } = await asked();
    const outcome = await waiting({ purpose: 'signing-code' }, await ofContract(uid));
    await world.wait(codeMinutes * minute);
    expect(await outcome()).toEqual([false, 'voided']);
  });

  it('does not leave once the dealer has sent the link anew', async () => {
    const manager = await staffAt(world);
    const { uid } = await asked();
    const outcome = await waiting({ purpose: 'signing-code' }, await ofContract(uid));
    expect((await manager.call('POST', `/contracts/${uid}/resend-sms`)).status).toBe(202);
    await world.wait(2 * minute);
    expect(await outcome()).toEqual([false, 'voided']);
  });

  it('has failed where it was tried in its time, and the dealer hears of it', async () => {
    const { uid } = await asked();
    const outcome = await waiting({ purpose: 'signing-code', attempts: 4 }, await ofContract(uid));
    await world.wait(codeMinutes * minute);
    expect(await outcome()).toEqual([false, 'failed']);
    const told = await world.platform.db.read.select().from(notifications).where(eq(notifications.type, 'error'));
    expect(told).toMatchObject([{ title: expect.stringContaining('SMS non consegnato') }]);
  });
});

it('a link to a new password whose provider was away does not leave once it is dead', async () => {
  const { uid } = await world.signIn(['user']);
  const email = 'persona@example.com';
  await world.platform.db.read.update(users).set({ email }).where(eq(users.uid, uid));
  await world.call({ method: 'POST', path: '/auth/forgot-password', body: { email } });
  // The answer does not wait for the letter.
  await world.platform.afterwards.done();
  const soon = await waiting({ purpose: 'password-reset' }, { user_uid: uid });
  await world.wait(2 * minute);
  expect(await soon()).toEqual([true, 'delivered']);
  const late = await waiting({ purpose: 'password-reset' }, { user_uid: uid });
  await world.wait(30 * minute);
  expect(await late()).toEqual([false, 'voided']);
});

it('a link to a new password that failed is not sent once more when it is dead', async () => {
  const { uid } = await world.signIn(['user']);
  const email = 'altra.persona@example.com';
  const { db } = world.platform;
  await db.read.update(users).set({ email }).where(eq(users.uid, uid));
  await world.call({ method: 'POST', path: '/auth/forgot-password', body: { email } });
  await world.platform.afterwards.done();
  const [letter] = await db.read
    .update(messages)
    .set({ status: 'failed', attempts: 6, next_attempt_at: null })
    .where(and(eq(messages.user_uid, uid), eq(messages.purpose, 'password-reset')))
    .returning();
  const again = async () => {
    const operator = await staffAt(world, 'admin');
    return (await operator.call('POST', `/messages/${letter?.id}/retry`)).status;
  };
  await world.wait(30 * minute);
  expect(await again()).toBe(422);
});

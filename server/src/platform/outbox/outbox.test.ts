import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { fixedClock } from '../clock';
import { type Database, writeTogether } from '../db';
import { messages, users } from '../db/schema';
import { createKeys } from '../keys';
import { createLogger } from '../log';
import { FileMissingError, folderStorage, lostFile } from '../storage';
import { testDatabase } from '../testing/test-database';
import {
  createOutbox,
  createSender,
  DeliveryError,
  guardedAdapter,
  inOrder,
  type MessageAdapter,
  type OutgoingMessage,
} from './index';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const keys = createKeys(['a key for tests']);
const outbox = createOutbox({ clock, keys, onQueued: () => undefined });
const code = {
  channel: 'sms',
  purpose: 'signing-code',
  to: '+393331234567',
  body: 'Il codice è 482913',
  secrets: ['482913'],
} as const;

const folder = mkdtempSync(join(tmpdir(), 'carcare-outbox-'));
const storage = folderStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => db.read.delete(messages));
afterAll(() => db.close());

/** A way out that notes what it was given, and fails as often as it is told. */
function recorder(failures: readonly Error[] = []) {
  const left = [...failures];
  const sent: OutgoingMessage[] = [];
  const adapter: MessageAdapter = {
    name: 'recorder',
    async send(message) {
      const failure = left.shift();
      if (failure) throw failure;
      sent.push(message);
      return { reference: 'r1', delivered: false };
    },
  };
  return { adapter, sent };
}

/** Whether a sender would find a text message to send. */
async function hasWork(one: ReturnType<typeof createSender>): Promise<boolean | undefined> {
  const { rows } = await db.read.execute<{ found: boolean }>(sql`select ${one.hasWork('sms')} as found`);
  return rows[0]?.found;
}

function sender(ways: MessageAdapter | Record<'sms' | 'email', MessageAdapter>, onFailed = async () => undefined) {
  return createSender({
    db,
    clock,
    keys,
    log: createLogger({ level: 'silent' }),
    storage,
    adapters: 'send' in ways ? { sms: ways, email: ways } : ways,
    costOf: ({ channel }) => (channel === 'sms' ? 41_200 : 0),
    contractUidOf: async () => null,
    isOutOfTime: async () => false,
    onFailed,
  });
}

const rowOf = async (id: string) => {
  const [row] = await db.read.select().from(messages).where(eq(messages.id, id));
  if (row === undefined) throw new Error('No message');
  return row;
};
const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));
const enqueue = (message: Parameters<typeof outbox.enqueue>[1] = code) =>
  db.transaction((tx) => outbox.enqueue(tx, message));

test('a message beside other rows is told of once it is on disk, and not at all without', async () => {
  let told = 0;
  const queue = createOutbox({ clock, keys, onQueued: () => told++ });
  await db.transaction(async (tx) => {
    await writeTogether(tx, [queue.beside(tx, code)]);
    expect(told).toBe(0);
  });
  expect([told, (await db.read.select().from(messages)).length]).toEqual([1, 1]);
  const failing = db.transaction(async (tx) => {
    await writeTogether(tx, [queue.beside(tx, code)]);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect([told, (await db.read.select().from(messages)).length]).toEqual([1, 1]);
});

test('a message that left is not sent again because the connection broke before that was noted', async () => {
  const id = await enqueue();
  const { adapter, sent } = recorder();
  const breaking: MessageAdapter = {
    ...adapter,
    async send(message) {
      jest.spyOn(db.read, 'update').mockImplementationOnce(() => {
        throw new Error('Connection terminated unexpectedly');
      });
      return adapter.send(message);
    },
  };
  await sender(breaking).drain();
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  later(600);
  await sender(adapter).drain();
  expect(sent).toHaveLength(1);
});

test('a message leaves whole and once; afterwards only its covered text can be read', async () => {
  const id = await enqueue();
  const stored = JSON.stringify(await rowOf(id));
  expect(stored).not.toContain('482913');
  expect(stored).not.toContain('333123');
  const { adapter, sent } = recorder();
  await Promise.all([sender(adapter).drain(), sender(adapter).drain()]);
  await sender(adapter).drain();
  expect(sent.map(({ to, body }) => [to, body])).toEqual([['+393331234567', 'Il codice è 482913']]);
  const row = await rowOf(id);
  expect(row).toMatchObject({
    status: 'sent',
    sealed_content: null,
    attempts: 1,
    provider: 'recorder',
    cost_micros: 41_200,
  });
  expect(outbox.shown(row)).toEqual({ to: '+393331234567', subject: null, body: 'Il codice è ••••••' });
});

/** A way out that keeps everybody waiting until it is told to go on. */
function hanging() {
  const begun: string[] = [];
  let goOn = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const adapter: MessageAdapter = {
    name: 'hanging',
    async send({ body }) {
      begun.push(body);
      await told;
      return { reference: body, delivered: false };
    },
  };
  return { adapter, begun, goOn: () => goOn() };
}
const turn = () => new Promise(setImmediate);

test('a mail server that hangs does not hold back an SMS', async () => {
  await enqueue({ channel: 'email', purpose: 'contract-created', to: 'a@example.com', body: 'lettera' });
  const [mail, phone] = [hanging(), recorder()];
  const both = sender({ sms: phone.adapter, email: mail.adapter });
  const draining = both.drain();
  while (mail.begun.length === 0) await turn();
  await enqueue();
  await both.drain('sms');
  expect(phone.sent).toHaveLength(1);
  mail.goOn();
  await draining;
});

test('some messages of a channel leave at once, the others with another process, and each once', async () => {
  const bodies = Array.from({ length: 8 }, (_, index) => `numero ${index}`);
  for (const body of bodies) await enqueue({ ...code, body });
  const [slow, other] = [hanging(), recorder()];
  const draining = sender(slow.adapter).drain();
  while (slow.begun.length < 6) await turn();
  await sender(other.adapter).drain();
  slow.goOn();
  await draining;
  expect(slow.begun).toEqual(bodies.slice(0, 6));
  expect(other.sent.map(({ body }) => body)).toEqual(bodies.slice(6));
});

test('codes that somebody waits for leave before everything else', async () => {
  await enqueue({ ...code, purpose: 'reminder', body: 'promemoria' });
  later(1);
  await enqueue({ ...code, body: 'codice' });
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent.map(({ body }) => body)).toEqual(['codice', 'promemoria']);
});

test('a service that is silent three times is left alone for half a minute, and no attempt is used up', async () => {
  const silent = recorder(Array.from({ length: 3 }, () => new DeliveryError('timeout')));
  const guarded = guardedAdapter(silent.adapter, clock);
  const guardedSender = sender(guarded);
  for (const body of ['uno', 'due', 'tre']) await enqueue({ ...code, body });
  await guardedSender.drain();
  expect(guarded.isResting?.()).toBe(true);
  const id = await enqueue();
  expect(await hasWork(guardedSender)).toBe(false);
  await guardedSender.drain();
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
  later(31);
  expect(await hasWork(guardedSender)).toBe(true);
  await guardedSender.drain();
  later(6);
  await guardedSender.drain();
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(silent.sent).toHaveLength(4);
});

test('a service that refuses answers, and is not left alone', async () => {
  const refusing = recorder(Array.from({ length: 4 }, () => new DeliveryError('http-422', true)));
  const guarded = guardedAdapter(refusing.adapter, clock);
  for (let times = 0; times < 4; times += 1) await enqueue();
  await sender(guarded).drain();
  expect(guarded.isResting?.()).toBe(false);
});

test('a service that was not asked, for what is attached could not be read, is not left alone', async () => {
  const asking = recorder(Array.from({ length: 4 }, () => new Error('A stored file is missing')));
  const guarded = guardedAdapter(asking.adapter, clock);
  for (let times = 0; times < 5; times += 1) await enqueue();
  await sender(guarded).drain();
  expect(guarded.isResting?.()).toBe(false);
  expect(asking.sent).toHaveLength(1);
});

test('what is attached and cannot be read does not clear the failures of a service', async () => {
  const timeout = () => new DeliveryError('timeout');
  const failing = recorder([timeout(), timeout(), new FileMissingError('documents/1.pdf'), timeout()]);
  const guarded = guardedAdapter(failing.adapter, clock);
  for (let times = 0; times < 4; times += 1) await enqueue();
  await sender(guarded).drain();
  expect(guarded.isResting?.()).toBe(true);
});

test('an e-mail waits, and uses up no attempt, while the bucket does not give what is attached', async () => {
  const away = Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } });
  const { adapter } = recorder(Array.from({ length: 7 }, () => away));
  const id = await enqueue({ ...code, channel: 'email' });
  for (let times = 0; times < 7; times += 1) {
    await sender(adapter).drain();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
    later(61);
  }
  await sender(adapter).drain();
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a file that an e-mail lacks is named to the operator', async () => {
  const { adapter } = recorder([new FileMissingError('documents/2.pdf')]);
  const id = await enqueue({ ...code, channel: 'email' });
  await sender(adapter).drain();
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  expect(await lostFile(storage, clock.now())).toMatchObject({ file: 'documents/2.pdf' });
});

test('messages of one moment leave in the order in which they were written', async () => {
  const first = await enqueue({ ...code, body: 'primo' });
  await enqueue({ ...code, body: 'secondo' });
  await enqueue({ ...code, body: 'terzo' });
  // Moves its row behind the others.
  later(1);
  await db.read.update(messages).set({ next_attempt_at: clock.now() }).where(eq(messages.id, first));
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent.map(({ body }) => body)).toEqual(['primo', 'secondo', 'terzo']);
});

test('nothing leaves of a transaction that fails', async () => {
  await expect(
    db.transaction(async (tx) => {
      await outbox.enqueue(tx, code);
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent).toEqual([]);
});

test('a failure is tried again after a growing pause, and the last one is told', async () => {
  const id = await enqueue();
  const told = jest.fn(async () => undefined);
  const { adapter, sent } = recorder(Array.from({ length: 6 }, () => new DeliveryError('timeout')));
  for (const pause of [0, 10, 30, 120, 600, 3_600]) {
    later(pause);
    await sender(adapter, told).drain();
    await sender(adapter, told).drain();
  }
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 6, last_error: 'timeout', cost_micros: null });
  expect([sent.length, told.mock.calls.length]).toEqual([0, 1]);
  expect(await db.transaction((tx) => outbox.retry(tx, id))).toBe(true);
  await sender(adapter).drain();
  expect(sent).toHaveLength(1);
  expect(await db.transaction((tx) => outbox.retry(tx, id))).toBe(false);
});

test.each([
  ['a day', 86_400_000],
  ['an hour', 3_600_000],
])('what was put off by a clock that ran %s ahead is tried at once when that is put right', async (_, farMs) => {
  const { adapter, sent } = recorder();
  const one = sender(adapter);
  const far = new Date(clock.now().getTime() + farMs);
  const [queued, claimed] = [await enqueue(), await enqueue()];
  await db.read.update(messages).set({ next_attempt_at: far }).where(eq(messages.id, queued));
  await db.read
    .update(messages)
    .set({ status: 'sending', next_attempt_at: far, claimed_until: far })
    .where(eq(messages.id, claimed));
  expect(await hasWork(one)).toBe(true);
  await one.drain();
  expect(sent.map(({ id }) => id)).toEqual([queued, claimed]);
});

test('the pause after the last try but one is waited for', async () => {
  const id = await enqueue();
  const inAnHour = new Date(clock.now().getTime() + 3_600_000);
  await db.read.update(messages).set({ attempts: 5, next_attempt_at: inAnHour }).where(eq(messages.id, id));
  expect(await hasWork(sender(recorder().adapter))).toBe(false);
});

test('a number that does not exist is not tried twice', async () => {
  const id = await enqueue();
  await sender(recorder([new DeliveryError('no-such-number', true)]).adapter).drain();
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1 });
});

test('of a message to somebody who was erased nothing is shown, and nothing kept once it left or failed', async () => {
  const unshown = { ...code, purpose: 'account-erased', unshown: true };
  const id = await enqueue(unshown);
  expect(outbox.shown(await rowOf(id))).toBeNull();
  const { adapter, sent } = recorder([new DeliveryError('timeout')]);
  await sender(adapter).drain();
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
  later(10);
  await sender(adapter).drain();
  expect(sent.map(({ to }) => to)).toEqual(['+393331234567']);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', sealed_content: null, shown_content: null });

  const failed = await enqueue(unshown);
  await sender(recorder([new DeliveryError('no-such-number', true)]).adapter).drain();
  expect(await rowOf(failed)).toMatchObject({ status: 'failed', sealed_content: null, shown_content: null });
  expect(await db.transaction((tx) => outbox.retry(tx, failed))).toBe(false);
});

test('a void message never leaves, failed or queued', async () => {
  const user_uid = randomUUID();
  const now = clock.now();
  await db.read.insert(users).values({ uid: user_uid, email: 'void@example.com', created_at: now, updated_at: now });
  const queued = await enqueue({ ...code, user_uid });
  const other = await enqueue({ ...code, purpose: 'reminder', user_uid });
  await db.transaction((tx) => outbox.void(tx, { user_uid, purposes: ['signing-code'] }));
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent.map(({ id }) => id)).toEqual([other]);
  expect(await rowOf(queued)).toMatchObject({ status: 'voided', sealed_content: null });
  expect(await db.transaction((tx) => outbox.retry(tx, queued))).toBe(false);
});

test('a message that is made void while it is handed over in vain waits for nothing, and nobody is told', async () => {
  const user_uid = randomUUID();
  const now = clock.now();
  await db.read.insert(users).values({ uid: user_uid, email: 'vain@example.com', created_at: now, updated_at: now });
  const told = jest.fn(async () => undefined);
  for (const permanent of [false, true]) {
    const id = await enqueue({ ...code, user_uid });
    const adapter: MessageAdapter = {
      ...recorder().adapter,
      send: async () => {
        await db.transaction((tx) => outbox.void(tx, { user_uid, purposes: ['signing-code'] }));
        throw new DeliveryError('timeout', permanent);
      },
    };
    await sender(adapter, told).drain();
    expect(await rowOf(id)).toMatchObject({ status: 'voided', last_error: 'timeout' });
  }
  expect(told).not.toHaveBeenCalled();
});

test('a sender that died gives its message back after its time', async () => {
  const id = await enqueue();
  await db.read
    .update(messages)
    .set({ status: 'sending', claimed_until: new Date(clock.now().getTime() + 60_000) })
    .where(eq(messages.id, id));
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent).toHaveLength(0);
  later(61);
  await sender(adapter).drain();
  expect(sent).toHaveLength(1);
});

test.each([
  { when: 'within', wait: 0 },
  { when: 'after', wait: 61 },
])('a message that is made void $when the time of a sender that died is closed, and never leaves', async ({ wait }) => {
  const user_uid = randomUUID();
  const now = clock.now();
  const email = `dead${wait}@example.com`;
  await db.read.insert(users).values({ uid: user_uid, email, created_at: now, updated_at: now });
  const id = await enqueue({ ...code, user_uid });
  await db.read
    .update(messages)
    .set({ status: 'sending', claimed_until: new Date(now.getTime() + 60_000) })
    .where(eq(messages.id, id));
  later(wait);
  await db.transaction((tx) => outbox.void(tx, { user_uid, purposes: ['signing-code'] }));
  // A sender that still lives may yet hand it over.
  expect((await rowOf(id)).status).toBe(wait === 0 ? 'sending' : 'voided');
  later(61);
  const { adapter, sent } = recorder();
  await sender(adapter).drain();
  expect(sent).toEqual([]);
  expect((await rowOf(id)).status).toBe('voided');
  expect(await hasWork(sender(adapter))).toBe(false);
});

test('the second way out is taken when the first fails, not when the number is wrong', async () => {
  const message: OutgoingMessage = { id: '1', to: '+39', subject: null, body: '', attachments: [], contract_uid: null };
  const second = recorder();
  await inOrder([recorder([new DeliveryError('timeout')]).adapter, second.adapter]).send(message);
  expect(second.sent).toHaveLength(1);
  await expect(
    inOrder([recorder([new DeliveryError('wrong', true)]).adapter, second.adapter]).send(message),
  ).rejects.toThrow('wrong');
  expect(second.sent).toHaveLength(1);
});

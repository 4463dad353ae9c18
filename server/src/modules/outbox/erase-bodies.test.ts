import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { messages, notifications } from '../../platform/db/schema';
import { statementsOf, type TestApp, testApp } from '../../platform/testing';
import { eraseOldNotices } from '../notifications';
import { eraseBodies } from './erase-bodies';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const day = 86_400;

test('a message loses its text after the months that the setting says, and stays in the list', async () => {
  const { db, outbox } = api.platform;
  const send = () =>
    db.transaction((tx) =>
      outbox.enqueue(tx, { channel: 'sms', purpose: 'signing-code', to: '+393331234567', body: 'Ciao' }),
    );
  await send();
  await api.wait(300 * day);
  await send();
  await api.wait(70 * day);
  const rows = await db.read.select().from(messages).orderBy(asc(messages.created_at));
  expect(rows.map(({ status, shown_content }) => [status, shown_content !== null])).toEqual([
    ['delivered', false],
    ['delivered', true],
  ]);
});

test('a message that has not left by then is void, and waits no more', async () => {
  const { db, outbox } = api.platform;
  const notBefore = (days: number) => new Date(api.clock.now().getTime() + days * day * 1_000);
  const message = { channel: 'email', purpose: 'contract-created', to: 'a@example.com', body: 'Ciao' } as const;
  const id = await db.transaction((tx) => outbox.enqueue(tx, message));
  await db.read
    .update(messages)
    .set({ next_attempt_at: notBefore(500) })
    .where(eq(messages.id, id));
  const [sending] = await db.read
    .insert(messages)
    .values({
      id: randomUUID(),
      channel: 'sms',
      purpose: 'reminder',
      status: 'sending',
      shown_content: 'x',
      created_at: api.clock.now(),
      claimed_until: notBefore(371),
    })
    .returning();
  await api.wait(370 * day);
  const rows = await db.read
    .select()
    .from(messages)
    .where(inArray(messages.id, [id, sending?.id ?? '']));
  expect(rows.map(({ status, shown_content }) => [status, shown_content])).toEqual([
    ['voided', null],
    ['voided', null],
  ]);
});

describe('of very many, as after a shorter term was set,', () => {
  const many = Array.from({ length: 1_200 }, (_, n) => n);
  const later = () => new Date(api.clock.now().getTime() + 800 * day * 1_000);

  test('messages are gone through once, each batch from where the last one ended', async () => {
    const { read } = api.platform.db;
    const at = (n: number) => new Date(api.clock.now().getTime() + Math.floor(n / 7) * 1_000);
    const sent = { channel: 'sms', purpose: 'reminder', status: 'sent', shown_content: 'x' } as const;
    await read.insert(messages).values(many.map((n) => ({ ...sent, id: randomUUID(), created_at: at(n) })));
    let erased = 0;
    const statements = await statementsOf(async () => {
      erased = await eraseBodies(read, 12, later());
    });
    expect(erased).toBeGreaterThanOrEqual(many.length);
    expect(statements).toHaveLength(3);
    expect(statements.every((text) => text.includes('"messages"."created_at" >= '))).toBe(true);
    expect(await read.$count(messages, isNotNull(messages.shown_content))).toBe(0);
  });

  test('notices that ended go some at a time', async () => {
    const { read } = api.platform.db;
    const now = api.clock.now();
    const notice = {
      title: 'Scade',
      excerpt: 'Scade',
      type: 'info',
      automatic: true,
      created_at: now,
      updated_at: now,
    } as const;
    const audience = { roles: [], user_uids: [], store_uids: [] };
    await read
      .insert(notifications)
      .values(many.map(() => ({ ...notice, id: randomUUID(), audience, expire_at: now, search: 'scade' })));
    const statements = await statementsOf(() => eraseOldNotices(read, 12, later()));
    expect(statements.filter((text) => text.startsWith('delete'))).toHaveLength(3);
    expect(await read.$count(notifications)).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { messages } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';

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

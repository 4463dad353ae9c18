import { asc } from 'drizzle-orm';
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

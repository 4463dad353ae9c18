import { eq } from 'drizzle-orm';
import { messages, notifications, stores } from '../../platform/db/schema';
import { contractLinkOf, contracts } from '../contracts';
import { contractWorld, newCustomer, type World } from '../contracts/testing';
import { storeRow } from '../stores/testing/store-rows';
import { noticeFailedMessage } from './failed-message';

let world: World;

beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

it('tells the dealer once of a message that did not arrive', async () => {
  await newCustomer(world);
  const { db, clock } = world.platform;
  const [message] = await db.read.select().from(messages);
  if (message === undefined) throw new Error('No message was written');
  await noticeFailedMessage({ db, clock, contractLinkOf }, message);
  await noticeFailedMessage({ db, clock, contractLinkOf }, message);
  const told = (await db.read.select().from(notifications)).filter((notice) => notice.type === 'error');
  expect(told).toMatchObject([
    { title: expect.stringMatching(/^E-mail non consegnata: CC-2026-/), audience: { store_uids: [world.storeUid] } },
  ]);
});

it('tells the dealer who has the contract by now, not the one who had it when the message was written', async () => {
  const { db, clock } = world.platform;
  const { uid } = await newCustomer(world, { phone: '+393331000033', email: 'altra@example.com' });
  const [other] = await db.read
    .insert(stores)
    .values(storeRow({ name: 'Officine Sempione' }, clock.now()))
    .returning();
  if (other === undefined) throw new Error('No store was written');
  const [moved] = await db.read
    .update(contracts)
    .set({ store_uid: other.store_uid })
    .where(eq(contracts.contract_uid, uid))
    .returning();
  const [message] = await db.read
    .select()
    .from(messages)
    .where(eq(messages.contract_id, moved?.id ?? ''));
  if (message === undefined) throw new Error('No message was written');
  await noticeFailedMessage({ db, clock, contractLinkOf }, message);
  const told = await db.read
    .select()
    .from(notifications)
    .where(eq(notifications.contract_id, moved?.id ?? ''));
  expect(told.filter(({ type }) => type === 'error')).toMatchObject([{ audience: { store_uids: [other.store_uid] } }]);
});

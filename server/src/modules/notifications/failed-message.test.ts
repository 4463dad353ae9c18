import { messages, notifications } from '../../platform/db/schema';
import { contractLinkOf } from '../contracts';
import { contractWorld, newCustomer, type World } from '../contracts/testing';
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

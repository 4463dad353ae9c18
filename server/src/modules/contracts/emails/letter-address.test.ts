import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { contracts } from '../tables/contract.table';
import { contractWorld, ownerAt, type StaffSession, signedAtDealer, staffAt, type World } from '../testing';

let world: World;
let manager: StaffSession;
beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
});
afterAll(() => world.close());

const day = 86_400;

/** The owner of a contract, whose account has got another address since. */
async function movedOwner(contractUid: string, change: Partial<typeof users.$inferInsert>) {
  const { db } = world.platform;
  const { uid, token } = await world.signIn(['user']);
  await db.read.update(users).set(change).where(eq(users.uid, uid));
  await db.read.update(contracts).set({ user_uid: uid }).where(eq(contracts.contract_uid, contractUid));
  return ownerAt(world, contractUid, token);
}

/** Where the e-mails about a contract went, the first ones left out. */
async function lettersOf(contractUid: string, from = 0): Promise<string[]> {
  const all = (await world.inbox()).filter((message) => message.contract_uid === contractUid);
  return all
    .filter(({ channel }) => channel === 'email')
    .slice(from)
    .map(({ recipient }) => recipient);
}

it('is the one that the account has today, however the contract was signed', async () => {
  const { uid } = await signedAtDealer(world, manager);
  const owner = await movedOwner(uid, { email: 'nuova@example.com', email_verified_at: world.clock.now() });
  const before = (await lettersOf(uid)).length;
  await owner.post('payment-method', { payment_method: 'bonifico' });
  expect(await lettersOf(uid, before)).toEqual(['nuova@example.com']);
  await owner.post('withdraw');
  await owner.post('withdraw/confirm');
  expect(await lettersOf(uid, before)).toEqual(['nuova@example.com', 'nuova@example.com']);
  expect((await owner.get()).body.data.email).not.toBe('nuova@example.com');
});

it('is the one that the customer asked for where they did', async () => {
  const { uid } = await signedAtDealer(world, manager);
  const owner = await movedOwner(uid, { email: 'altra@example.com', email_verified_at: world.clock.now() });
  const before = (await lettersOf(uid)).length;
  await owner.post('withdraw', { email: 'qui@example.com' });
  await owner.post('withdraw/confirm');
  expect(await lettersOf(uid, before)).toEqual(['qui@example.com']);
});

it('stays the contract’s for reminders too while the account’s was never proved', async () => {
  const proved = await signedAtDealer(world, manager);
  await movedOwner(proved.uid, { email: 'provata@example.com', email_verified_at: world.clock.now() });
  const other = await signedAtDealer(world, manager);
  const owner = await movedOwner(other.uid, { email: 'ignota@example.com', email_verified_at: null });
  const { email } = (await owner.get()).body.data;
  const [before, otherBefore] = [(await lettersOf(proved.uid)).length, (await lettersOf(other.uid)).length];
  await world.wait(8 * day);
  expect(await lettersOf(proved.uid, before)).toEqual(['provata@example.com']);
  expect(await lettersOf(other.uid, otherBefore)).toEqual([email]);
});

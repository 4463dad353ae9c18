import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../platform/auth';
import { users } from '../../../platform/db/schema';
import { untilAwaited } from '../../../platform/testing';
import { contracts } from '../../contracts';
import { storedContract } from '../../contracts/testing';
import { newCustomer } from '../../contracts/testing/customer';
import { contractWorld, type World } from '../../contracts/testing/world';
import { insertAccount } from '../../users';

const password = 'una frase lunga e tutta mia';
const phone = '+393339876543';

let world: World;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());

/** An account that was there before the contract. */
async function person(own: { phone: string; verified: boolean }) {
  const { db, clock } = world.platform;
  const now = clock.now();
  const [uid, email] = [randomUUID(), `${randomUUID()}@example.com`];
  const phone_verified_at = own.verified ? now : null;
  const password_hash = await hashPassword(password);
  const times = { created_at: now, updated_at: now };
  await db.read.insert(users).values({ uid, email, phone: own.phone, phone_verified_at, password_hash, ...times });
  return { uid, email };
}

const ownerOf = async (contractUid: string) => (await storedContract(world, contractUid)).user_uid;

const signIn = (email: string) => world.call({ method: 'POST', path: '/auth/login', body: { email, password } });

test('a sign-in takes the signed contract of the same e-mail and verified phone, a contract that is not signed waits', async () => {
  const { uid, email } = await person({ phone, verified: true });
  const unsigned = await newCustomer(world, { email, phone });
  const signed = await newCustomer(world, { email, phone });
  await signed.sign();
  expect(await ownerOf(signed.uid)).toBeNull();
  expect((await signIn(email)).statusCode).toBe(200);
  expect([await ownerOf(signed.uid), await ownerOf(unsigned.uid)]).toEqual([uid, null]);
});

test.each([
  ['another phone', { phone: '+393330000001', verified: true }],
  ['a phone that nobody has verified', { phone: '+393339876544', verified: false }],
])('an account with %s takes nothing', async (_, own) => {
  const { email } = await person(own);
  const customer = await newCustomer(world, { email, phone: '+393339876544' });
  await customer.sign();
  await signIn(email);
  expect(await ownerOf(customer.uid)).toBeNull();
});

test('whoever was invited to the contract’s address and signs in has verified it', async () => {
  const { db, clock } = world.platform;
  const invited = await newCustomer(world, { email: 'invitata@example.com', phone: '+393339870001' });
  const unlike = await newCustomer(world, { email: 'altra@example.com', phone: '+393339870002' });
  for (const { sign } of [invited, unlike]) await sign();
  const owner = (await ownerOf(invited.uid)) ?? '';
  await db.read.update(contracts).set({ user_uid: owner }).where(eq(contracts.contract_uid, unlike.uid));
  const isVerified = async () => [
    (await storedContract(world, invited.uid)).email_verified,
    (await storedContract(world, unlike.uid)).email_verified,
  ];

  const password_hash = await hashPassword(password);
  await db.read.update(users).set({ password_hash }).where(eq(users.uid, owner));
  expect((await signIn('invitata@example.com')).statusCode).toBe(200);
  expect(await isVerified()).toEqual([false, false]);
  await db.read.update(users).set({ email_verified_at: clock.now() }).where(eq(users.uid, owner));
  expect((await signIn('invitata@example.com')).statusCode).toBe(200);
  expect(await isVerified()).toEqual([true, false]);
});

test('whoever gets an account at the moment of the signature signs, and keeps the account', async () => {
  const { db, clock } = world.platform;
  // Only here two transactions are open at once.
  if (db.engine !== 'postgres') return;
  const email = 'insieme@example.com';
  const customer = await newCustomer(world, { email, phone: '+393339870003' });
  await customer.post('sign', { terms: true, clauses: true });
  const otp_code = await customer.code();
  let isMade = () => {};
  const made = new Promise<void>((resolve) => {
    isMade = resolve;
  });
  const making = db.transaction(async (tx) => {
    const wanted = { email, firstname: 'Anna', lastname: 'Rossi', roles: ['user'] as const, grantedBy: null };
    const account = await insertAccount(tx, wanted, clock.now());
    isMade();
    await untilAwaited(tx);
    return account;
  });
  await made;
  expect((await customer.post('confirm-otp', { otp_code })).body.data?.status).toBe('SIGNED');
  expect(await db.read.select({ uid: users.uid }).from(users).where(eq(users.email, email))).toEqual([
    { uid: (await making)?.uid },
  ]);
  expect(await ownerOf(customer.uid)).toBeNull();
});

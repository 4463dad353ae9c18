import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../platform/auth';
import { unscoped } from '../../../platform/db';
import { users } from '../../../platform/db/schema';
import { contracts } from '../../contracts';
import { newCustomer } from '../../contracts/testing/customer';
import { contractWorld, type World } from '../../contracts/testing/world';

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

async function ownerOf(contractUid: string): Promise<string | null | undefined> {
  const [row] = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select()
    .from(contracts)
    .where(eq(contracts.contract_uid, contractUid));
  return row?.user_uid;
}

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

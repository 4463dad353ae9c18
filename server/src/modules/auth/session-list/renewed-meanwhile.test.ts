import { type TestApp, type TestRequest, testApp, untilAwaited } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

/** Two sign-ins of one person, by their tokens; the id is the other one's. */
interface SignIns {
  readonly own: string;
  readonly other: string;
  readonly id: string;
}

async function twoSignIns(): Promise<SignIns> {
  const { email } = await world.person();
  const signIn = async () => (await world.post('login', { email, password })).json().access_token;
  const [own, other] = [await signIn(), await signIn()];
  return { own, other, id: (await api.platform.sessions.find(other))?.session_id ?? '' };
}

/** Makes a call while a session is being renewed, and gives the token that comes of the renewal. */
async function whileRenewing(id: string, request: TestRequest): Promise<string> {
  const { db, sessions } = api.platform;
  let isRenewed = () => {};
  const renewed = new Promise<void>((resolve) => {
    isRenewed = resolve;
  });
  const renewing = db.transaction(async (tx) => {
    const token = await sessions.renew(tx, id);
    isRenewed();
    await untilAwaited(tx);
    return token;
  });
  await renewed;
  expect([202, 204]).toContain((await api.call(request)).statusCode);
  return (await renewing) ?? 'none';
}

// Only there two transactions are open at once.
const isOnPostgres = () => api.platform.db.engine === 'postgres';

test.each<[string, (signIns: SignIns) => TestRequest]>([
  ['its log-out', ({ other }) => ({ method: 'POST', path: '/auth/logout', token: other })],
  ['its end in the list', ({ own, id }) => ({ method: 'DELETE', path: `/account/sessions/${id}`, token: own })],
])('a session that is just being renewed ends with %s', async (_, endOf) => {
  if (!isOnPostgres()) return;
  const signIns = await twoSignIns();
  const renewed = await whileRenewing(signIns.id, endOf(signIns));
  expect([await world.isOpen(signIns.own), await world.isOpen(renewed)]).toEqual([true, false]);
});

test('who proves to be the owner while the session is being renewed need not do so again', async () => {
  if (!isOnPostgres()) return;
  const { other, id } = await twoSignIns();
  await api.wait(601);
  // Notes that the session was used, so that the call below does not wait for that.
  expect(await world.isOpen(other)).toBe(true);
  const proof = { method: 'POST', path: '/account/confirm-identity', body: { password }, token: other } as const;
  const renewed = await whileRenewing(id, proof);
  const asked = await api.call({ method: 'POST', path: '/account/passkeys/options', token: renewed });
  expect(asked.statusCode).toBe(200);
});

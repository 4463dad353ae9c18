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

test.each<[string, (signIns: SignIns) => TestRequest]>([
  ['its log-out', ({ other }) => ({ method: 'POST', path: '/auth/logout', token: other })],
  ['its end in the list', ({ own, id }) => ({ method: 'DELETE', path: `/account/sessions/${id}`, token: own })],
])('a session that is just being renewed ends with %s', async (_, endOf) => {
  const { db, sessions } = api.platform;
  // Only here two transactions are open at once.
  if (db.engine !== 'postgres') return;
  const { email } = await world.person();
  const signIn = async () => (await world.post('login', { email, password })).json().access_token;
  const [own, other] = [await signIn(), await signIn()];
  const id = (await sessions.find(other))?.session_id ?? '';

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
  const ended = await api.call(endOf({ own, other, id }));
  expect([202, 204]).toContain(ended.statusCode);
  expect([await world.isOpen(own), await world.isOpen((await renewing) ?? 'none')]).toEqual([true, false]);
});

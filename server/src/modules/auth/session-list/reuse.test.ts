import { auditLog } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import type { Account } from '../../users';
import { password, signInWorld } from '../testing/sign-in-world';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let me: Account;
let token: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  me = await world.person();
  token = await signIn();
});
afterAll(() => api.close());

const signIn = async (): Promise<string> =>
  (await world.post('login', { email: me.email, password })).json().access_token;
const renew = async (by: string): Promise<string> =>
  (await api.call({ path: '/account/refresh-token', token: by })).json().access_token;

test('two tabs that renew at once hold the same new token, and stay signed in', async () => {
  const [first, second] = await Promise.all([renew(token), renew(token)]);
  expect(second).toBe(first);
  expect(await renew(token)).toBe(first);
  await api.wait(11);
  expect(await world.isOpen(first)).toBe(true);
  expect(await renew(first)).not.toBe(first);
  expect(await world.sentTo(me.email)).toEqual([]);
});

test('an old token that comes again ends the sign-in for whoever holds the new one, and the owner hears of it', async () => {
  const elsewhere = await signIn();
  const renewed = await renew(token);
  expect(await world.isOpen(token)).toBe(true);
  await api.wait(11);
  expect(await world.isOpen(token)).toBe(false);
  expect([await world.isOpen(renewed), await world.isOpen(elsewhere)]).toEqual([false, true]);
  expect(await world.sentTo(me.email)).toEqual([expect.stringContaining('la sua chiave è stata usata da due parti')]);
  expect(await api.platform.db.read.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: 'account.session-reused', subject_id: me.uid }),
  );

  expect(await world.isOpen(token)).toBe(false);
  expect(await world.sentTo(me.email)).toHaveLength(1);
});

test('a sign-in that is over is not told of, whatever old token comes', async () => {
  const renewed = await renew(token);
  await api.wait(2 * 3_600 + 1);
  expect([await world.isOpen(token), await world.isOpen(renewed)]).toEqual([false, false]);
  expect(await world.sentTo(me.email)).toEqual([]);
});

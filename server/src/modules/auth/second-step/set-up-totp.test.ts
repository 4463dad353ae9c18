import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { fromBase32 } from './base32';
import { totpCode, totpStep } from './totp';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let email: string;
let uid: string;
let token: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  ({ email, uid } = await world.person());
  token = await signIn();
});
afterAll(() => api.close());

const signIn = async (): Promise<string> => (await world.post('login', { email, password })).json().access_token;
const totp = (method: 'POST' | 'DELETE', path = '', otp_code?: string) =>
  api.call({ method, path: `/account/totp${path}`, token, ...(otp_code === undefined ? {} : { body: { otp_code } }) });
const setUp = async () => (await totp('POST')).json().data;
const codeOf = (secret: string) => totpCode(fromBase32(secret), totpStep(api.clock.now()));
const settings = (two_step: string) =>
  api.call({ method: 'PATCH', path: '/account/update-settings', body: { two_step }, token });
const twoStep = async () => (await api.call({ path: '/account', token })).json().data.settings.two_step;
/** Connects an app and gives its secret with the spare codes. */
async function connect() {
  const { secret } = await setUp();
  const confirmed = await totp('POST', '/confirm', codeOf(secret));
  expect(confirmed.statusCode).toBe(202);
  await api.wait(30);
  const spare: string[] = confirmed.json().data.spare_codes;
  return { secret, spare };
}

test('an app is told its secret, which the database holds encrypted until the first right code', async () => {
  const { secret, otpauth_url, svg } = await setUp();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(otpauth_url);
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/CarCare:${email}`,
  ]);
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'CarCare' });
  expect(svg).toMatch(/^<svg /);
  const [row] = await api.platform.db.read.select().from(users).where(eq(users.uid, uid));
  expect([row?.totp_secret, row?.two_step, row?.totp_pending_secret?.includes(secret)]).toEqual([null, 'off', false]);
  expect((await totp('POST', '/confirm', codeOf(secret) === '000000' ? '000001' : '000000')).json().code).toBe(
    'otp_invalid',
  );
  expect(await twoStep()).toBe('off');
});

test('the first code switches it on: spare codes once, other sessions ended, the person told, sign-in asks', async () => {
  const other = await signIn();
  const { secret, spare } = await connect();
  expect([spare.length, new Set(spare).size, spare.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))]).toEqual([
    10,
    10,
    true,
  ]);
  expect([await world.isOpen(other), await world.isOpen(token)]).toEqual([false, true]);
  expect((await world.sentTo(email)).at(-1)).toContain('codice della tua app di autenticazione');
  expect(Object.keys((await world.post('login', { email, password })).json().errors)).toEqual(['otp_code']);
  expect((await world.post('login', { email, password, otp_code: codeOf(secret) })).statusCode).toBe(200);
  expect((await world.post('login', { email, password, otp_code: spare[0] })).statusCode).toBe(200);
});

test('a code that switched it on does not sign in as well', async () => {
  const { secret } = await setUp();
  const otp_code = codeOf(secret);
  await totp('POST', '/confirm', otp_code);
  expect((await world.post('login', { email, password, otp_code })).statusCode).toBe(422);
});

test('a connected app goes away by its code only, not by another app and not by the settings', async () => {
  const { secret } = await connect();
  expect(Object.keys((await totp('POST')).json().errors)).toEqual(['two_step']);
  expect(Object.keys((await settings('off')).json().errors)).toEqual(['two_step']);
  const right = codeOf(secret);
  expect((await totp('DELETE', '', right === '000000' ? '000001' : '000000')).json().code).toBe('otp_invalid');
  expect((await totp('DELETE', '', right)).statusCode).toBe(204);
  expect(await twoStep()).toBe('off');
  expect((await world.post('login', { email, password })).statusCode).toBe(200);
  expect(Object.keys((await settings('totp')).json().errors)).toEqual(['two_step']);
});

test('a spare code takes the app away, and the others go with it', async () => {
  const { spare } = await connect();
  expect((await totp('DELETE', '', spare[3])).statusCode).toBe(204);
  await connect();
  expect((await world.post('login', { email, password, otp_code: spare[4] })).statusCode).toBe(422);
});

test('without an app there is nothing to take away', async () => {
  expect(Object.keys((await totp('DELETE', '', '123456')).json().errors)).toEqual(['otp_code']);
});

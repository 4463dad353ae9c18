import type { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { fromBase32 } from '../second-step/base32';
import { totpCode, totpStep } from '../second-step/totp';
import { password, signInWorld } from '../testing/sign-in-world';

type Compare = typeof verify;

/** What happens while the next password is compared, which takes its time. */
let mockMeanwhile: (() => Promise<unknown>) | null = null;

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<{ readonly verify: Compare }>('@node-rs/argon2');
  const comparing: Compare = async (...compared) => {
    const fits = await argon2.verify(...compared);
    const work = mockMeanwhile;
    mockMeanwhile = null;
    await work?.();
    return fits;
  };
  return { ...argon2, verify: comparing };
});

const fresh = 'un’altra frase, ancora più mia';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let email: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  ({ email } = await world.person());
});
afterAll(() => api.close());

const signIn = (more: object = {}) => world.post('login', { email, password, ...more });
const tokenOf = async (): Promise<string> => (await signIn()).json().access_token;
const linkOf = async (): Promise<string> => {
  await world.post('forgot-password', { email });
  return /\/forgot-password\?token=([\w-]+)/.exec((await world.sentTo(email)).at(-1) ?? '')?.[1] ?? 'none';
};

/** The owner, who has a link already, resets the password as soon as the next one was compared. */
async function resetMeanwhile(): Promise<void> {
  const token = await linkOf();
  mockMeanwhile = async () => {
    expect((await world.post('forgot-password/reset', { token, password: fresh })).statusCode).toBe(202);
  };
}

async function connectApp(token: string): Promise<void> {
  const totp = (path: string, body?: unknown) =>
    api.call({ method: 'POST', path: `/account/totp${path}`, token, body });
  const { secret } = (await totp('')).json().data;
  const otp_code = totpCode(fromBase32(secret), totpStep(api.clock.now()));
  expect((await totp('/confirm', { otp_code })).statusCode).toBe(202);
}

const refusedAt = (answer: Awaited<ReturnType<typeof signIn>>) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
];

test('a sign-in with the password from before a reset is refused', async () => {
  await resetMeanwhile();
  expect(refusedAt(await signIn())).toEqual([422, ['email']]);
  expect((await world.post('login', { email, password: fresh })).statusCode).toBe(200);
});

test('a sign-in without the second step that came meanwhile is asked for it', async () => {
  const token = await tokenOf();
  mockMeanwhile = () => connectApp(token);
  expect(refusedAt(await signIn())).toEqual([422, ['otp_code']]);
});

test('a sign-in to an account that is disabled meanwhile hears of it', async () => {
  mockMeanwhile = () => api.platform.db.read.update(users).set({ active: false }).where(eq(users.email, email));
  expect((await signIn()).json().code).toBe('account_disabled');
});

test('a password from before a reset changes no password and erases no account', async () => {
  const change = { current_password: password, password: 'una terza frase, di chissà chi' };
  for (const [path, body, field] of [
    ['/account/password', change, 'current_password'],
    ['/account/erasure', { password }, 'password'],
  ] as const) {
    ({ email } = await world.person());
    const token = await tokenOf();
    await resetMeanwhile();
    expect(refusedAt(await api.call({ method: 'POST', path, token, body }))).toEqual([422, [field]]);
    expect((await world.post('login', { email, password: fresh })).statusCode).toBe(200);
  }
});

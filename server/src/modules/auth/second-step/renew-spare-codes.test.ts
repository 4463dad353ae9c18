import type { Role } from 'shared-api/domain';
import { auditLog } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { fromBase32 } from './base32';
import { totpCode, totpStep } from './totp';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

const byPassword = async (email: string): Promise<string> =>
  (await world.post('login', { email, password })).json().access_token;
const renew = (token: string, otp_code?: string, headers: Readonly<Record<string, string>> = {}) =>
  api.call({ method: 'POST', path: '/account/spare-codes', body: { otp_code }, token, headers });
const left = async (token: string) => (await api.call({ path: '/account', token })).json().data.spare_codes_left;
const statusWith = async (email: string, otp_code: string | undefined) =>
  (await world.post('login', { email, password, otp_code })).statusCode;

/** Somebody who has just connected an app, with the codes that it gave. */
async function personWithApp(role: Role = 'user') {
  const { email, uid } = await world.person({ roles: [role] });
  const token = await byPassword(email);
  const post = (path: string, body?: object) =>
    api.call({ method: 'POST', path: `/account/totp${path}`, token, ...(body && { body }) });
  const { secret } = (await post('')).json().data;
  const otp_code = totpCode(fromBase32(secret), totpStep(api.clock.now()));
  const spare: string[] = (await post('/confirm', { otp_code })).json().data.spare_codes;
  return { email, uid, token, spare };
}

test('an account tells how many spare codes are left; without a second step there are none', async () => {
  const { email, token, spare } = await personWithApp();
  expect(await left(token)).toBe(10);
  await statusWith(email, spare[0]);
  expect(await left(token)).toBe(9);
  expect(await left(await byPassword((await world.person()).email))).toBe(0);
});

test.each(['user', 'manager', 'admin'] as const)(
  'a %s gets ten new ones, those before count no more, and is told',
  async (role) => {
    const { email, uid, token, spare } = await personWithApp(role);
    await statusWith(email, spare[0]);
    const answer = await renew(token, spare[9]);
    const fresh: string[] = answer.json().data.spare_codes;
    expect([answer.statusCode, answer.json().message]).toEqual([202, expect.stringContaining('codici di riserva')]);
    expect([new Set(fresh).size, fresh.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))]).toEqual([10, true]);
    expect(await left(token)).toBe(10);
    expect(await statusWith(email, spare[1])).toBe(422);
    expect(await statusWith(email, fresh[1])).toBe(200);
    expect((await world.sentTo(email)).at(-1)).toContain('quelli di prima non valgono più');
    const written = await api.platform.db.read.select().from(auditLog);
    expect(written.filter(({ subject_id }) => subject_id === uid).map(({ action }) => action)).toContain(
      'account.spare-codes-renewed',
    );
  },
);

test('the session goes on, and others too', async () => {
  const { email, token, spare } = await personWithApp();
  const other = (await world.post('login', { email, password, otp_code: spare[0] })).json().access_token;
  await renew(token, spare[1]);
  expect([await world.isOpen(token), await world.isOpen(other)]).toEqual([true, true]);
});

test('sent again with its key it gives the same ten', async () => {
  const { token, spare } = await personWithApp();
  const headers = { 'idempotency-key': 'a-key-of-its-own-0123456789' };
  const [first, again] = [await renew(token, spare[0], headers), await renew(token, spare[0], headers)];
  expect(again.json().data).toEqual(first.json().data);
});

test('whoever holds an open page and the password, and no code of the app, gets none', async () => {
  const { email, token, spare } = await personWithApp();
  await api.call({ method: 'POST', path: '/account/confirm-identity', body: { password }, token });
  for (const code of [undefined, '000000', 'aaaaa-aaaaa']) {
    const refused = await renew(token, code);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['otp_code']]);
  }
  expect(await left(token)).toBe(10);
  expect(await statusWith(email, spare[0])).toBe(200);
});

test('without a second step there is nothing that a spare code could stand for', async () => {
  const { email } = await world.person();
  const refused = await renew(await byPassword(email));
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['two_step']]);
  expect(await world.sentTo(email)).toEqual([]);
});

test('who has used one and has two left is told, by a sign-in and by a proof at an open page', async () => {
  const { email, token, spare } = await personWithApp();
  for (const code of spare.slice(0, 7)) await statusWith(email, code);
  expect((await world.sentTo(email)).filter((body) => body.includes('è stato usato un codice di riserva'))).toEqual([]);
  await statusWith(email, spare[7]);
  expect((await world.sentTo(email)).at(-1)).toContain('te ne restano 2');
  const otp_code = spare[8];
  await api.call({ method: 'POST', path: '/account/confirm-identity', body: { otp_code }, token });
  expect((await world.sentTo(email)).at(-1)).toContain('te ne resta uno');
  await statusWith(email, spare[9]);
  expect((await world.sentTo(email)).at(-1)).toContain('era l’ultimo');
});

test('a wrong code, and one that takes the app away, tell of no last ones', async () => {
  const { email, token, spare } = await personWithApp();
  for (const code of spare.slice(0, 8)) await statusWith(email, code);
  expect(await statusWith(email, spare[0])).toBe(422);
  await api.call({ method: 'DELETE', path: '/account/totp', body: { otp_code: spare[8] }, token });
  const told = await world.sentTo(email);
  expect(told.filter((body) => body.includes('è stato usato un codice di riserva'))).toHaveLength(1);
  expect(told.at(-1)).toContain('non è più attiva');
});

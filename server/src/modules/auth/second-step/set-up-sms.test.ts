import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { fromBase32 } from './base32';
import { totpCode, totpStep } from './totp';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let phones = 0;
let phone: string;
let email: string;
let token: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  phones += 1;
  phone = `+39333700000${phones}`;
  ({ email } = await world.person({ change: { phone, phone_verified_at: api.clock.now() } }));
  token = await signIn();
});
afterAll(() => api.close());

const signIn = async (): Promise<string> => (await world.post('login', { email, password })).json().access_token;
const post = (path: string, body?: object) =>
  api.call({ method: 'POST', path: `/account/${path}`, token, ...(body && { body }) });
const confirm = (otp_code: string) => post('sms-step/confirm', { otp_code });
const twoStep = async () => (await api.call({ path: '/account', token })).json().data.settings.two_step;
const codeSent = async () => /#(\d{6})$/.exec((await world.sentTo(phone)).at(-1) ?? '')?.[1] ?? 'none';
const another = (code: string) => (code === '000000' ? '000001' : '000000');
/** Switches it on and gives the spare codes. */
async function switchOn(): Promise<string[]> {
  await post('sms-step');
  return (await confirm(await codeSent())).json().data.spare_codes;
}

test('nothing is switched on until a code that was sent to the phone comes back', async () => {
  expect((await confirm('123456')).json().code).toBe('otp_invalid');
  expect((await post('sms-step')).statusCode).toBe(202);
  const code = await codeSent();
  expect((await confirm(another(code))).json().code).toBe('otp_invalid');
  expect(await twoStep()).toBe('off');
  expect((await confirm(code)).statusCode).toBe(202);
  expect(await twoStep()).toBe('sms');
});

test('the code switches it on: spare codes once, other sessions ended, the person told, sign-in asks', async () => {
  const other = await signIn();
  const spare = await switchOn();
  expect([new Set(spare).size, spare.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))]).toEqual([10, true]);
  expect([await world.isOpen(other), await world.isOpen(token)]).toEqual([false, true]);
  expect((await world.sentTo(email)).at(-1)).toContain('ora serve anche un codice per SMS');
  const trial = await codeSent();
  await api.wait(1);
  expect((await world.post('login', { email, password, otp_code: trial })).statusCode).toBe(422);
  const checked = await world.post('pre-login', { email, password });
  expect(checked.json().data).toEqual({ otp_required: true, channel: 'sms', passkey: false });
  expect((await world.post('login', { email, password, otp_code: await codeSent() })).statusCode).toBe(200);
  expect((await world.post('login', { email, password, otp_code: spare[0] })).statusCode).toBe(200);
  expect((await world.post('login', { email, password, otp_code: spare[0] })).statusCode).toBe(422);
});

test('switched off, it asks for nothing and its spare codes are gone', async () => {
  const [spare] = await switchOn();
  const off = { two_step: 'off' };
  const answer = await api.call({ method: 'PATCH', path: '/account/update-settings', body: off, token });
  expect(answer.statusCode).toBe(202);
  token = await signIn();
  await api.wait(60);
  expect(await switchOn()).toHaveLength(10);
  expect((await world.post('login', { email, password, otp_code: spare })).statusCode).toBe(422);
});

test('a phone that is not verified gets no code', async () => {
  const plain = await world.person();
  token = (await world.post('login', { email: plain.email, password })).json().access_token;
  expect(Object.keys((await post('sms-step')).json().errors)).toEqual(['two_step']);
  expect(Object.keys((await confirm('123456')).json().errors)).toEqual(['two_step']);
});

test('it does not take the place of a connected app', async () => {
  const { secret } = (await post('totp')).json().data;
  await post('totp/confirm', { otp_code: totpCode(fromBase32(secret), totpStep(api.clock.now())) });
  expect(Object.keys((await post('sms-step')).json().errors)).toEqual(['two_step']);
  expect(await twoStep()).toBe('totp');
});

test('a session that proved nothing for ten minutes is refused', async () => {
  await api.wait(601);
  expect((await post('sms-step')).json().code).toBe('step_up_required');
  expect(await world.sentTo(phone)).toEqual([]);
});

test('new spare codes want no code by SMS: to switch it off the same proof is enough', async () => {
  const [before] = await switchOn();
  const renewed = await post('spare-codes', {});
  expect([renewed.statusCode, renewed.json().data.spare_codes]).toEqual([202, expect.not.arrayContaining([before])]);
  expect((await world.post('login', { email, password, otp_code: before })).statusCode).toBe(422);
});

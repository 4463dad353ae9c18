import { eq } from 'drizzle-orm';
import { oneTimeCodes } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import type { Account } from '../../users';
import { password, signInWorld } from '../testing/sign-in-world';

const before = '+393330000001';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
let me: Account;
let token: string;
let wanted = 0;
let next: string;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
beforeEach(async () => {
  me = await world.person({ change: { phone: before, phone_verified_at: api.clock.now() } });
  token = (await world.post('login', { email: me.email, password })).json().access_token;
  wanted += 1;
  next = `+39347000${String(wanted).padStart(4, '0')}`;
});
afterAll(() => api.close());

const ask = (phone: string, more: object = {}) =>
  api.call({ method: 'POST', path: '/account/phone', body: { phone, ...more }, token });
const confirm = (otp_code: string) =>
  api.call({ method: 'POST', path: '/account/phone/confirm', body: { otp_code }, token });
const codeSentTo = async (phone: string): Promise<string> =>
  /#(\d{6})$/.exec((await world.sentTo(phone)).at(-1) ?? '')?.[1] ?? 'none';
const phoneNow = async () => (await api.call({ path: '/account', token })).json().data.phone;
const another = (code: string) => (code === '000000' ? '000001' : '000000');

test('the new number counts once its code comes back, and both are told', async () => {
  expect((await ask(next)).statusCode).toBe(202);
  expect(await phoneNow()).toBe(before);
  const code = await codeSentTo(next);
  await api.wait(30);
  const confirmed = await confirm(code);
  expect([confirmed.statusCode, confirmed.json().data]).toMatchObject([
    202,
    { phone: next, phone_verified_at: api.clock.now().toISOString() },
  ]);
  expect((await world.sentTo(before)).at(-1)).toContain('non usa più questo cellulare');
  expect((await world.sentTo(me.email)).at(-1)).toContain(`ora è +39 *** *** ${next.slice(-3)}`);
  expect((await confirm(code)).json().code).toBe('otp_invalid');
});

test('a new address that waits for its link still does when the number has changed', async () => {
  const address = `nuova${wanted}@example.com`;
  await api.call({ method: 'POST', path: '/account/email', body: { email: address }, token });
  await ask(next);
  expect((await confirm(await codeSentTo(next))).statusCode).toBe(202);
  const link = /email_token=([\w-]+)/.exec((await world.sentTo(address)).at(-1) ?? '')?.[1];
  const opened = await api.call({ method: 'POST', path: '/account/email/confirm', body: { token: link }, token });
  expect([opened.statusCode, opened.json().data]).toMatchObject([202, { email: address, phone: next }]);
});

test('a code of a clock that ran a day ahead keeps nobody waiting, the one after it does', async () => {
  await ask(next);
  const tomorrow = new Date(api.clock.now().getTime() + 86_400_000);
  await api.platform.db.read
    .update(oneTimeCodes)
    .set({ created_at: tomorrow, expires_at: tomorrow })
    .where(eq(oneTimeCodes.user_uid, me.uid));
  expect((await ask(next)).statusCode).toBe(202);
  expect((await ask(next)).statusCode).toBe(429);
});

test('a wrong code, an old one and none at all get the same answer; five tries void it', async () => {
  const answers = [await confirm('123456')];
  await ask(next);
  const code = await codeSentTo(next);
  for (let n = 0; n < 5; n += 1) answers.push(await confirm(another(code)));
  answers.push(await confirm(code));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().message}`)).size).toBe(1);
  expect(await phoneNow()).toBe(before);
});

test('a code lasts ten minutes, and a newer one takes its place', async () => {
  await ask(next);
  const first = await codeSentTo(next);
  await api.wait(61);
  await ask('+393470009999');
  const second = await codeSentTo('+393470009999');
  if (first !== second) expect((await confirm(first)).statusCode).toBe(422);
  await api.wait(600);
  expect((await confirm(second)).statusCode).toBe(422);
});

test('codes leave 60, then 120 seconds apart, and three in ten minutes to one number', async () => {
  expect((await ask(next)).statusCode).toBe(202);
  const tooSoon = await ask(next);
  expect([tooSoon.statusCode, tooSoon.headers['retry-after'], Object.keys(tooSoon.json().errors)]).toEqual([
    429,
    '60',
    ['phone'],
  ]);
  await api.wait(60);
  expect((await ask(next)).statusCode).toBe(202);
  expect((await ask(next)).headers['retry-after']).toBe('120');
  await api.wait(120);
  expect((await ask(next)).statusCode).toBe(202);
  expect(await world.sentTo(next)).toHaveLength(3);
});

test('too early for another number, it is said where the code went', async () => {
  await ask(next);
  expect((await ask(next)).json().errors.phone[0]).toMatch(/^Il codice è già partito: .* tra 60 secondi\.$/);
  expect((await ask('+393470009999')).json().errors.phone).toEqual([
    `Un codice è già partito per il numero che finisce con ${next.slice(-3)}: per questo potrai chiederlo tra 60 secondi.`,
  ]);
});

test('one code leaves for three who ask at the same moment, and counts once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask(next)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 429, 429]);
  for (const pause of [60, 120]) {
    await api.wait(pause);
    expect((await ask(next)).statusCode).toBe(202);
  }
  expect(await world.sentTo(next)).toHaveLength(3);
  expect((await confirm(await codeSentTo(next))).statusCode).toBe(202);
});

test('ten wrong codes stop the session’s proofs, and nobody’s sign-in', async () => {
  await ask(next);
  for (let n = 0; n < 10; n += 1) await confirm('999999');
  expect((await confirm('999999')).statusCode).toBe(429);
  expect((await world.post('login', { email: me.email, password }, world.newAddress())).statusCode).toBe(200);
});

test('a mobile of eight digits wants a confirmation', async () => {
  const refused = await ask('+39333123456');
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['phone']]);
  expect((await ask('+39333123456', { phone_confirmed: true })).statusCode).toBe(202);
});

test.each(['02 1264 8870', '+44 7700 900123', '333'])('%s gets no code', async (phone) => {
  expect(Object.keys((await ask(phone)).json().errors)).toEqual(['phone']);
});

test('the present number is refused', async () => {
  expect((await ask(before)).json().errors).toEqual({ phone: ['È già il tuo cellulare.'] });
});

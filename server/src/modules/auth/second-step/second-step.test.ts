import { eq } from 'drizzle-orm';
import { oneTimeCodes, users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { fromBase32 } from './base32';
import { renewSpareCodes } from './spare-codes.repository';
import { totpCode, totpStep } from './totp';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

let phones = 0;
const personWithSms = () => {
  phones += 1;
  return world.person({
    change: { two_step: 'sms', phone: `+3933312345${phones}0`, phone_verified_at: api.clock.now() },
  });
};

async function codeOf(phone: string | null): Promise<string> {
  const sent = await world.sentTo(phone ?? '');
  return /#(\d{6})$/.exec(sent.at(-1) ?? '')?.[1] ?? 'none';
}

const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('by SMS', () => {
  it('sends a code once the password is right, and signs in with it once', async () => {
    const { email, phone } = await personWithSms();
    await world.post('pre-login', { email, password: 'non è questa, di sicuro' });
    expect(await world.sentTo(phone ?? '')).toEqual([]);
    const checked = await world.post('pre-login', { email, password });
    expect(checked.json()).toEqual({ data: { otp_required: true, channel: 'sms', passkey: false } });
    const otp_code = await codeOf(phone);
    expect((await world.post('login', { email, password, otp_code })).statusCode).toBe(200);
    const again = await world.post('login', { email, password, otp_code });
    expect([again.statusCode, again.json().code]).toEqual([422, 'otp_invalid']);
  });

  it('asks for the code when it is missing, and makes one SMS of two quick questions', async () => {
    const { email, phone } = await personWithSms();
    const missing = await world.post('login', { email, password });
    expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['otp_code']]);
    await world.post('pre-login', { email, password });
    await world.post('pre-login', { email, password });
    expect(await world.sentTo(phone ?? '')).toHaveLength(1);
  });

  it('counts one SMS of several questions at the same moment', async () => {
    const { email, phone } = await personWithSms();
    const ask = () => world.post('pre-login', { email, password });
    const statuses = (await Promise.all([1, 2, 3].map(ask))).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    expect(await world.sentTo(phone ?? '')).toHaveLength(1);
    for (const sent of [2, 3]) {
      await api.wait(61);
      expect((await ask()).statusCode).toBe(200);
      expect(await world.sentTo(phone ?? '')).toHaveLength(sent);
    }
  });

  it('sends another code where the last was sent by a clock that ran a day ahead, and takes it', async () => {
    const { uid, email, phone } = await personWithSms();
    await world.post('pre-login', { email, password });
    await world.sentTo(phone ?? '');
    const [tomorrow, over] = [1_440, 1_450].map((minutes) => new Date(api.clock.now().getTime() + minutes * 60_000));
    await api.platform.db.read
      .update(oneTimeCodes)
      .set({ created_at: tomorrow, expires_at: over })
      .where(eq(oneTimeCodes.user_uid, uid));
    await api.wait(1);
    expect((await world.post('pre-login', { email, password })).statusCode).toBe(200);
    expect(await world.sentTo(phone ?? '')).toHaveLength(2);
    const otp_code = await codeOf(phone);
    expect((await world.post('login', { email, password, otp_code })).statusCode).toBe(200);
  });

  it('proves the person of an open page by a code, where the step is by SMS', async () => {
    const { email, phone } = await personWithSms();
    await world.post('pre-login', { email, password });
    const token = (await world.post('login', { email, password, otp_code: await codeOf(phone) })).json().access_token;
    const call = (path: string, body?: unknown, by = token) => api.call({ method: 'POST', path, body, token: by });
    await api.wait(601);
    expect((await call('/account/email', { email: `altra-${email}` })).json().code).toBe('step_up_required');
    const asked = await Promise.all([1, 2].map(() => call('/account/identity-code')));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    // The one of the sign-in, and one for both.
    expect(await world.sentTo(phone ?? '')).toHaveLength(2);
    const otp_code = await codeOf(phone);
    const wrong = await call('/account/confirm-identity', { otp_code: another(otp_code) });
    expect(Object.keys(wrong.json().errors)).toEqual(['otp_code']);
    expect((await call('/account/confirm-identity', { otp_code })).statusCode).toBe(202);
    expect((await call('/account/email', { email: `altra-${email}` })).statusCode).toBe(202);

    const plain = await world.person();
    const without = (await world.post('login', { email: plain.email, password })).json().access_token;
    expect(Object.keys((await call('/account/identity-code', undefined, without)).json().errors)).toEqual(['otp_code']);
  });

  it('voids a code after five wrong tries', async () => {
    const { email, phone } = await personWithSms();
    await world.post('pre-login', { email, password });
    const otp_code = await codeOf(phone);
    for (let n = 0; n < 5; n += 1) {
      const tried = await world.post('login', { email, password, otp_code: another(otp_code) });
      expect(Object.keys(tried.json().errors)).toEqual(['otp_code']);
    }
    expect((await world.post('login', { email, password, otp_code })).statusCode).toBe(422);
  });

  it('counts wrong codes with wrong passwords: ten from one address stop the account there', async () => {
    const { email, phone } = await personWithSms();
    const from = world.newAddress();
    await world.post('pre-login', { email, password });
    const otp_code = another(await codeOf(phone));
    for (let n = 0; n < 10; n += 1) await world.post('login', { email, password, otp_code }, from);
    expect((await world.post('login', { email, password, otp_code }, from)).statusCode).toBe(429);
  });

  it('ends a code after ten minutes, and when a newer one leaves', async () => {
    const { email, phone } = await personWithSms();
    await world.post('pre-login', { email, password });
    const first = await codeOf(phone);
    await api.wait(61);
    await world.post('pre-login', { email, password });
    const second = await codeOf(phone);
    if (first !== second)
      expect((await world.post('login', { email, password, otp_code: first })).statusCode).toBe(422);
    await api.wait(601);
    expect((await world.post('login', { email, password, otp_code: second })).statusCode).toBe(422);
  });

  it('sends three in ten minutes to a phone and no more', async () => {
    const { email, phone } = await personWithSms();
    for (let n = 0; n < 3; n += 1) {
      expect((await world.post('pre-login', { email, password })).statusCode).toBe(200);
      await api.wait(61);
    }
    const refused = await world.post('pre-login', { email, password });
    expect(refused.statusCode).toBe(429);
    expect(await world.sentTo(phone ?? '')).toHaveLength(3);
  });
});

describe('by authenticator app', () => {
  const secret = 'jbswy3dpehpk3pxp';

  async function personWithApp() {
    const account = await world.person({ change: { two_step: 'totp' } });
    const totp_secret = api.platform.keys.encrypt('totp', secret, account.uid);
    await api.platform.db.read.update(users).set({ totp_secret }).where(eq(users.uid, account.uid));
    return account;
  }
  const codeNow = () => totpCode(fromBase32(secret), totpStep(api.clock.now()));

  it('signs in with the app’s code, once', async () => {
    const { email } = await personWithApp();
    expect((await world.post('pre-login', { email, password })).json().data).toEqual({
      otp_required: true,
      channel: 'totp',
      passkey: false,
    });
    const signIn = { email, password, otp_code: codeNow() };
    expect((await world.post('login', { ...signIn, otp_code: another(signIn.otp_code) })).statusCode).toBe(422);
    expect([(await world.post('login', signIn)).statusCode, (await world.post('login', signIn)).statusCode]).toEqual([
      200, 422,
    ]);
  });

  it('takes each spare code once, typed with or without the hyphen, and nobody else’s', async () => {
    const { email, uid } = await personWithApp();
    const other = await personWithApp();
    const renew = (of: string) =>
      api.platform.db.transaction((tx) => renewSpareCodes(tx, api.platform.keys, of, api.clock.now()));
    const [first = '', second = ''] = await renew(uid);
    const [foreign = ''] = await renew(other.uid);
    const statusWith = async (otp_code: string) =>
      (await world.post('login', { email, password, otp_code })).statusCode;
    expect(await statusWith(foreign)).toBe(422);
    expect([await statusWith(first), await statusWith(first)]).toEqual([200, 422]);
    expect(await statusWith(second.replace('-', '').toUpperCase())).toBe(200);
  });
});

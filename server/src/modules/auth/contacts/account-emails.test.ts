import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

test('“cambia subito la password” leads to the page where a password is changed, which asks a visitor to sign in', async () => {
  const phone = '+393330000001';
  const { email } = await world.person({ change: { phone, phone_verified_at: api.clock.now() } });
  const token: string = (await world.post('login', { email, password })).json().access_token;
  const ask = (path: string, body: object) => api.call({ method: 'POST', path: `/account/${path}`, body, token });
  await ask('email', { email: 'nuova@example.com' });
  await ask('phone', { phone: '+393470000001' });
  const confirm = async (path: string) => {
    const otp_code = /#(\d{6})$/.exec((await world.sentTo('+393470000001')).at(-1) ?? '')?.[1];
    await ask(`${path}/confirm`, { otp_code });
  };
  await confirm('phone');
  await ask('sms-step', {});
  await confirm('sms-step');

  const told = (await world.sentTo(email)).filter((body) => body.includes('cambia subito la password'));
  expect(told.map((body) => /cambia subito la password:\nhttps?:\/\/[^/]+(\S+)\n/.exec(body)?.[1])).toEqual([
    '/account/security',
    '/account/security',
    '/account/security',
  ]);
});

test('the link to a new address tells the page which one it is, and no server', async () => {
  const { email } = await world.person();
  const token: string = (await world.post('login', { email, password })).json().access_token;
  await api.call({ method: 'POST', path: '/account/email', body: { email: 'altra+1@example.com' }, token });
  expect((await world.sentTo('altra+1@example.com')).at(-1)).toMatch(
    /\/account\/security\?email_token=[\w-]{43}#email=altra%2B1%40example\.com\n/,
  );
});

test('a taken address leads its owner, who may have forgotten the password, to a link for a new one', async () => {
  const [owner, stranger] = [await world.person(), await world.person()];
  const token: string = (await world.post('login', { email: stranger.email, password })).json().access_token;
  await api.call({ method: 'POST', path: '/account/email', body: { email: owner.email }, token });
  expect((await world.sentTo(owner.email)).at(-1)).toMatch(/\/forgot-password\n/);
});

import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { sendInvitation } from './password-emails';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

const fresh = 'un’altra frase, ancora più mia';

async function linkSentTo(email: string): Promise<string> {
  const sent = await world.sentTo(email);
  return /\/forgot-password\?token=([\w-]+)/.exec(sent.at(-1) ?? '')?.[1] ?? 'none';
}

async function signIn(email: string): Promise<string> {
  return (await world.post('login', { email, password })).json().access_token;
}

test('a link sets a new password once, and ends every session', async () => {
  const { email } = await world.person();
  const sessions = [await signIn(email), await signIn(email)];
  expect((await world.post('forgot-password', { email })).statusCode).toBe(202);
  const token = await linkSentTo(email);
  const chosen = await world.post('forgot-password/reset', { token, password: fresh });
  expect([chosen.statusCode, chosen.json().message]).toEqual([202, 'Password salvata.']);
  expect(await Promise.all(sessions.map(world.isOpen))).toEqual([false, false]);
  expect((await world.post('login', { email, password })).statusCode).toBe(422);
  expect((await world.post('login', { email, password: fresh })).statusCode).toBe(200);

  const again = await world.post('forgot-password/reset', { token, password: fresh });
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['token']]);
});

test('whose password was changed is told so, with the way to another one; who chose a first one is not', async () => {
  const { email } = await world.person();
  const told = async () =>
    (await world.sentTo(email)).filter((body) => body.includes('la password del tuo account CarCare è cambiata'));
  const token = await signIn(email);
  const body = { current_password: password, password: fresh };
  expect((await api.call({ method: 'POST', path: '/account/password', body, token })).statusCode).toBe(202);
  expect(await told()).toEqual([expect.stringMatching(/\/forgot-password\n/)]);

  await world.post('forgot-password', { email });
  await world.post('forgot-password/reset', { token: await linkSentTo(email), password });
  expect(await told()).toHaveLength(2);

  await api.platform.db.read.update(users).set({ password_hash: null }).where(eq(users.email, email));
  await world.post('forgot-password', { email });
  expect((await world.post('forgot-password/reset', { token: await linkSentTo(email), password })).statusCode).toBe(
    202,
  );
  expect(await told()).toHaveLength(2);
});

test('asking for a link answers the same for everybody, and writes to no stranger', async () => {
  const { email } = await world.person();
  const answers = [
    await world.post('forgot-password', { email }),
    await world.post('forgot-password', { email: 'chi@example.com' }),
  ];
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(await world.sentTo('chi@example.com')).toEqual([]);
});

test('the answer is there before anything is done for whoever has an account', async () => {
  const { email } = await world.person();
  const begun: (() => Promise<unknown>)[] = [];
  const begin = jest.spyOn(api.platform.afterwards, 'begin').mockImplementation((_, work) => void begun.push(work));
  expect((await world.post('forgot-password', { email })).statusCode).toBe(202);
  begin.mockRestore();
  expect(await world.sentTo(email)).toEqual([]);
  await Promise.all(begun.map((work) => work()));
  expect(await linkSentTo(email)).not.toBe('none');
});

test('a new password lets in again whom a stranger’s tries had shut out', async () => {
  const { email } = await world.person();
  const home = world.newAddress();
  const wrong = { email, password: 'non è questa, di sicuro' };
  for (let n = 0; n < 10; n += 1) await world.post('login', wrong, home);
  for (let n = 0; n < 90; n += 1) await world.post('login', wrong, world.newAddress());
  expect((await world.post('login', { email, password }, home)).statusCode).toBe(429);
  await world.post('forgot-password', { email }, home);
  const reset = await world.post('forgot-password/reset', { token: await linkSentTo(email), password: fresh }, home);
  expect(reset.cookies).toMatchObject([{ httpOnly: true, path: '/api/v1/auth' }]);
  expect((await world.post('login', { email, password: fresh }, home)).statusCode).toBe(200);
});

test('a newer link ends the one before, half an hour ends any', async () => {
  const { email } = await world.person();
  await world.post('forgot-password', { email });
  const first = await linkSentTo(email);
  await world.post('forgot-password', { email });
  const second = await linkSentTo(email);
  expect((await world.post('forgot-password/reset', { token: first, password: fresh })).statusCode).toBe(422);
  await api.wait(30 * 60);
  expect((await world.post('forgot-password/reset', { token: second, password: fresh })).statusCode).toBe(422);
});

test('of links that are asked for at once one counts', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { email } = await world.person();
    await Promise.all([1, 2, 3].map(() => world.post('forgot-password', { email })));
    const links = (await world.sentTo(email)).flatMap((body) => /token=([\w-]+)/.exec(body)?.[1] ?? []);
    const answers = await Promise.all(links.map((token) => world.post('link', { token })));
    expect(answers.filter((answer) => answer.json().data.usable)).toHaveLength(1);
  }
});

test('an address that the account leaves at that moment gets no link', async () => {
  const { uid, email } = await world.person();
  const { db } = api.platform;
  const begin = db.transaction;
  jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await db.read
      .update(users)
      .set({ email: `nuova-${email}` })
      .where(eq(users.uid, uid));
    return begin(work);
  });
  expect((await world.post('forgot-password', { email })).statusCode).toBe(202);
  expect(await world.sentTo(email)).toEqual([]);
});

test('a mailbox gets three e-mails in a quarter of an hour, whoever asks', async () => {
  const { email } = await world.person();
  const arrived: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    expect((await world.post('forgot-password', { email })).statusCode).toBe(202);
    arrived.push((await world.sentTo(email)).length);
  }
  expect(arrived).toEqual([1, 2, 3, 3, 3]);
});

test.each([
  ['corta', 'La password ha almeno 12 caratteri: anche una frase va bene.'],
  ['Password1234', 'Questa password è tra le più usate: scegline un’altra, per esempio una frase.'],
])('the password %s is refused with its reason, and the link still counts', async (chosen, reason) => {
  const { email } = await world.person();
  await world.post('forgot-password', { email });
  const token = await linkSentTo(email);
  const refused = await world.post('forgot-password/reset', { token, password: chosen });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { password: [reason] }]);
  expect((await world.post('forgot-password/reset', { token, password: fresh })).statusCode).toBe(202);
});

test('a password has 256 characters at most', async () => {
  const { email } = await world.person();
  await world.post('forgot-password', { email });
  const token = await linkSentTo(email);
  const long = Array.from({ length: 60 }, (_, n) => `${n} passi`).join(', ');
  const choose = async (length: number) =>
    (await world.post('forgot-password/reset', { token, password: long.slice(0, length) })).statusCode;
  expect([await choose(257), await choose(256)]).toEqual([422, 202]);
});

test('whether a link still counts is told without using it up', async () => {
  const { email } = await world.person();
  const isUsable = async (token: string) => {
    const answer = await world.post('link', { token });
    return [answer.statusCode, answer.json().data];
  };
  await world.post('forgot-password', { email });
  const first = await linkSentTo(email);
  expect([await isUsable(first), await isUsable(first)]).toEqual([
    [200, { usable: true }],
    [200, { usable: true }],
  ]);
  await world.post('forgot-password', { email });
  const second = await linkSentTo(email);
  expect(await isUsable(first)).toEqual([200, { usable: false }]);
  expect((await world.post('forgot-password/reset', { token: second, password: fresh })).statusCode).toBe(202);
  expect(await isUsable(second)).toEqual([200, { usable: false }]);
  await world.post('forgot-password', { email });
  const third = await linkSentTo(email);
  await api.wait(30 * 60);
  expect(await isUsable(third)).toEqual([200, { usable: false }]);
  expect(await isUsable('inventato')).toEqual([200, { usable: false }]);
});

test('an invitation lasts seven days and verifies the address', async () => {
  const { uid, email, firstname } = await world.person({ change: { password_hash: null } });
  await api.platform.db.transaction((tx) =>
    sendInvitation(tx, { ...api.platform, publicUrl: api.platform.env.publicUrl }, { uid, email, firstname }),
  );
  const token = await linkSentTo(email);
  await api.wait(7 * 86_400 - 1);
  expect((await world.post('forgot-password/reset', { token, password: fresh })).statusCode).toBe(202);
  const { access_token } = (await world.post('login', { email, password: fresh })).json();
  const account = await api.call({ path: '/account', token: access_token });
  expect(account.json().data.email_verified_at).toBe(api.clock.now().toISOString());
});

test('an invitation still counts when somebody else asks for a link to its mailbox', async () => {
  const { uid, email, firstname } = await world.person({ change: { password_hash: null } });
  const invite = () =>
    api.platform.db.transaction((tx) =>
      sendInvitation(tx, { ...api.platform, publicUrl: api.platform.env.publicUrl }, { uid, email, firstname }),
    );
  const isUsable = async (token: string) => (await world.post('link', { token })).json().data.usable;
  await invite();
  const invitation = await linkSentTo(email);
  await world.post('forgot-password', { email });
  const asked = await linkSentTo(email);
  await world.post('forgot-password', { email });
  const again = await linkSentTo(email);
  expect([await isUsable(invitation), await isUsable(asked), await isUsable(again)]).toEqual([true, false, true]);
  await invite();
  const newer = await linkSentTo(email);
  await api.wait(86_400);
  expect([await isUsable(invitation), await isUsable(newer)]).toEqual([false, true]);
  await world.post('forgot-password', { email });
  const last = await linkSentTo(email);
  expect((await world.post('forgot-password/reset', { token: newer, password: fresh })).statusCode).toBe(202);
  expect(await isUsable(last)).toBe(false);
});

test('who has no password yet is told of a link only where one was sent', async () => {
  const { uid, email } = await world.person({ change: { password_hash: null } });
  const { db, sessions } = api.platform;
  const token = await db.transaction((tx) => sessions.begin(tx, { user_uid: uid, device: 'test', place: '' }));
  const body = { current_password: password, password: fresh };
  const tryOut = async () => {
    const before = (await world.sentTo(email)).length;
    const answer = await api.call({ method: 'POST', path: '/account/password', token, body });
    const [told] = answer.json().errors.current_password;
    return { told, sent: (await world.sentTo(email)).length - before };
  };
  const sent = { told: expect.stringContaining('ti abbiamo inviato per e-mail il link'), sent: 1 };
  expect([await tryOut(), await tryOut(), await tryOut()]).toEqual([sent, sent, sent]);
  expect(await tryOut()).toEqual({ told: expect.stringContaining('riprova tra 15 minuti'), sent: 0 });
});

test('the browser that changed the password is not shut out by a stranger’s tries beside it', async () => {
  const { email } = await world.person();
  const home = world.newAddress();
  const token = (await world.post('login', { email, password }, home)).json().access_token;
  const body = { current_password: password, password: fresh };
  const { cookies } = await api.call({ method: 'POST', path: '/account/password', token, body });
  for (let n = 0; n < 10; n += 1) await world.post('login', { email, password }, home);
  expect((await world.post('login', { email, password: fresh }, home)).statusCode).toBe(429);
  const known = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  expect((await world.post('login', { email, password: fresh }, home, known)).statusCode).toBe(200);
});

test('changing the password wants the present one and keeps this session only', async () => {
  const { email } = await world.person();
  const [own, other] = [await signIn(email), await signIn(email)];
  const change = (current_password: string) =>
    api.call({ method: 'POST', path: '/account/password', token: own, body: { current_password, password: fresh } });
  expect(Object.keys((await change('non è questa, di sicuro')).json().errors)).toEqual(['current_password']);
  expect((await change(password)).statusCode).toBe(202);
  expect([await world.isOpen(own), await world.isOpen(other)]).toEqual([true, false]);
});

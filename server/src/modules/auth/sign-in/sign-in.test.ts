import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

const wrong = { password: 'non è questa, di sicuro' };

test('the right password opens a session with the account’s roles', async () => {
  const { email } = await world.person({ roles: ['manager', 'user'] });
  const checked = await world.post('pre-login', { email, password });
  expect([checked.statusCode, checked.json()]).toEqual([
    200,
    { data: { otp_required: false, channel: null, passkey: false } },
  ]);
  const answer = await world.post('login', { email: email.toUpperCase(), password });
  expect(answer.json()).toMatchObject({ roles: ['manager', 'user'], message: 'Accesso effettuato.' });
  const account = await api.call({ path: '/account', token: answer.json().access_token });
  expect(account.json().data).toMatchObject({
    email,
    fullname: 'Anna Rossi',
    roles: ['manager', 'user'],
    points: { level: 0 },
  });
});

test('an unknown e-mail, a wrong password and an account without one get the same answer', async () => {
  const known = await world.person();
  const passwordless = await world.person({ change: { password_hash: null } });
  const answers = await Promise.all(
    ['login', 'pre-login'].flatMap((call) =>
      [known.email, passwordless.email, 'nessuno@example.com'].map((email) => world.post(call, { email, ...wrong })),
    ),
  );
  const told = answers.map((answer) => ({ status: answer.statusCode, body: { ...answer.json(), request_id: '' } }));
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(told[0]).toMatchObject({ status: 422, body: { errors: { email: ['E-mail o password non corrispondono.'] } } });
});

describe('failures', () => {
  const failFromEverywhere = async (email: string, times: number) => {
    for (let n = 0; n < times; n += 1) await world.post('login', { email, ...wrong }, world.newAddress());
  };

  test('ten of an account from one address stop the eleventh there, also with the right password, until they are old', async () => {
    const { email } = await world.person();
    const address = world.newAddress();
    for (let n = 0; n < 10; n += 1) {
      const call = n % 2 === 0 ? 'login' : 'pre-login';
      expect((await world.post(call, { email, ...wrong }, address)).statusCode).toBe(422);
    }
    const stopped = await world.post('login', { email, password }, address);
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '900']);
    expect((await world.post('pre-login', { email, password }, world.newAddress())).statusCode).toBe(200);
    await api.wait(901);
    expect((await world.post('login', { email, password }, address)).statusCode).toBe(200);
  });

  test('an e-mail without an account is stopped alike', async () => {
    const body = { email: 'mai.visto@example.com', ...wrong };
    const address = world.newAddress();
    for (let n = 0; n < 10; n += 1) await world.post('login', body, address);
    expect((await world.post('login', body, address)).statusCode).toBe(429);
  });

  test('a hundred from everywhere stop new browsers for a day, not the one that the account signed in with', async () => {
    const { email } = await world.person();
    const first = await world.post('login', { email, password }, world.newAddress());
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    expect(first.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/v1/auth' });
    await failFromEverywhere(email, 100);
    const stopped = await world.post('login', { email, password }, world.newAddress());
    expect([stopped.statusCode, stopped.json().errors.email[0]]).toEqual([
      429,
      'Troppi tentativi su questo account. Riprova tra 24 ore, oppure chiedi una nuova password.',
    ]);
    const known = await world.post('login', { email, password }, world.newAddress(), cookies);
    expect(known.statusCode).toBe(200);
  });

  test('a browser is known to its own account only, and its own wrong tries stop it', async () => {
    const [mine, other] = [await world.person(), await world.person()];
    const { cookies } = await world.post('login', { email: mine.email, password });
    const [cookie] = cookies;
    if (cookie === undefined) throw new Error('no cookie was set');
    await failFromEverywhere(other.email, 100);
    const kept = { [cookie.name]: cookie.value };
    expect((await world.post('login', { email: other.email, password }, world.newAddress(), kept)).statusCode).toBe(
      429,
    );
    for (let n = 0; n < 10; n += 1) {
      await world.post('login', { email: mine.email, ...wrong }, world.newAddress(), kept);
    }
    expect((await world.post('login', { email: mine.email, password }, world.newAddress(), kept)).statusCode).toBe(429);
  });

  test('a complete sign-in forgets them, a right password alone does not count', async () => {
    const { email } = await world.person();
    const from = world.newAddress();
    for (let n = 0; n < 9; n += 1) await world.post('login', { email, ...wrong }, from);
    for (let n = 0; n < 3; n += 1) {
      expect((await world.post('pre-login', { email, password }, from)).statusCode).toBe(200);
    }
    expect((await world.post('login', { email, password }, from)).statusCode).toBe(200);
    for (let n = 0; n < 9; n += 1) await world.post('login', { email, ...wrong }, from);
    expect((await world.post('login', { email, password }, from)).statusCode).toBe(200);
  });

  test('many tries at once are no more guesses than one after the other', async () => {
    const { email } = await world.person();
    const from = world.newAddress();
    const tries = Array.from({ length: 25 }, () => world.post('login', { email, ...wrong }, from));
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });

  test('thirty from one address stop it, and no other', async () => {
    const address = '192.0.2.77';
    for (let n = 0; n < 30; n += 1) {
      expect((await world.post('login', { email: `caso${n}@example.com`, ...wrong }, address)).statusCode).toBe(422);
    }
    const { email } = await world.person();
    expect((await world.post('login', { email, password }, address)).statusCode).toBe(429);
    expect((await world.post('login', { email, password }, '192.0.2.78')).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  test('logging out ends the session, and says so with a dead token too', async () => {
    const { email } = await world.person();
    const { access_token: token } = (await world.post('login', { email, password })).json();
    const leave = () => api.call({ method: 'POST', path: '/auth/logout', token });
    expect([(await leave()).statusCode, await world.isOpen(token), (await leave()).statusCode]).toEqual([
      202,
      false,
      202,
    ]);
  });

  test('tell pages who is signed in by a cookie that ends with them, and that every renewal brings again', async () => {
    const { email, uid } = await world.person();
    const signedIn = await world.post('login', { email, password });
    const { access_token: token } = signedIn.json();
    const person = {
      name: 'person',
      value: expect.stringMatching(new RegExp(`^${uid}\\.`)),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    };
    expect(signedIn.cookies).toContainEqual(person);
    expect((await api.call({ path: '/account/refresh-token', token })).cookies).toEqual([person]);
    const left = await api.call({ method: 'POST', path: '/auth/logout', token });
    expect(left.cookies).toEqual([expect.objectContaining({ name: 'person', value: '', maxAge: 0 })]);
  });

  test('a renewed token takes over, and the old one lasts ten seconds more', async () => {
    const { email } = await world.person();
    const { access_token: old } = (await world.post('login', { email, password })).json();
    const renewed = await api.call({ path: '/account/refresh-token', token: old });
    expect(renewed.json()).toMatchObject({ roles: ['user'] });
    expect(await world.isOpen(old)).toBe(true);
    await api.wait(11);
    expect(await world.isOpen(renewed.json().access_token)).toBe(true);
    // The old one is over; that it comes again ends the sign-in (session-list/reuse.test.ts).
    expect(await world.isOpen(old)).toBe(false);
  });
});

describe('a disabled account', () => {
  test('hears it only after the right password', async () => {
    const { email } = await world.person({ change: { active: false } });
    expect((await world.post('login', { email, ...wrong })).statusCode).toBe(422);
    const told = await world.post('login', { email, password });
    expect([told.statusCode, told.json().code]).toEqual([403, 'account_disabled']);
  });

  test('may still log out, and enabling it does not bring that session back', async () => {
    const { email, uid } = await world.person();
    const { access_token: token } = (await world.post('login', { email, password })).json();
    const setActive = (active: boolean) => api.platform.db.read.update(users).set({ active }).where(eq(users.uid, uid));
    await setActive(false);
    expect((await api.call({ path: '/account', token })).json().code).toBe('account_disabled');
    expect((await api.call({ method: 'POST', path: '/auth/logout', token })).statusCode).toBe(202);
    await setActive(true);
    expect((await api.call({ path: '/account', token })).statusCode).toBe(401);
  });

  test('may ask to be back: the request is noted once, and the answer tells nothing', async () => {
    const disabled = await world.person({ change: { active: false } });
    const active = await world.person();
    const answers = [];
    for (const email of [disabled.email, active.email, 'nessuno@example.com']) {
      answers.push(await world.post('reactivate-request', { email }));
    }
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    await api.platform.afterwards.done();
    const rows = await api.platform.db.read
      .select()
      .from(users)
      .where(eq(users.reactivation_requested_at, api.clock.now()));
    expect(rows.map((row) => row.uid)).toEqual([disabled.uid]);
  });
});

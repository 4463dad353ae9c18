import { eq } from 'drizzle-orm';
import type { PasskeyRequest } from 'shared-api/entities';
import { auditLog, users } from '../../../platform/db/schema';
import { type TestApp, testApp } from '../../../platform/testing';
import { authenticator, type Page } from '../testing/authenticator';
import { password, signInWorld } from '../testing/sign-in-world';

const origin = 'https://carcare.example';
const here: Page = { origin };

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp({ DEMO: '0', PUBLIC_URL: origin });
  world = signInWorld(api);
});
afterAll(() => api.close());

type Key = ReturnType<typeof authenticator>;

const signIn = async (email: string): Promise<string> =>
  (await world.post('login', { email, password })).json().access_token;
const asked = async (): Promise<PasskeyRequest> => (await world.post('passkey/options', undefined)).json().data;
const withPasskey = async (key: Key, page: Page = here) => world.post('passkey', key.prove(await asked(), page));
const own = (token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown) =>
  api.call({ method, path: `/account/passkeys${path}`, token, body });
const prepare = async (token: string) => (await own(token, 'POST', '/options')).json().data;

/** Somebody who added a passkey from a session of theirs. */
async function personWithKey(roles: readonly ('user' | 'manager' | 'admin')[] = ['user']) {
  const person = await world.person({ roles });
  const key = authenticator();
  const token = await signIn(person.email);
  const added = await own(token, 'POST', '', key.create(await prepare(token), here));
  expect(added.statusCode).toBe(201);
  return { ...person, key, token };
}

test('a passkey is added to a name, an address and a person, and signs in by itself', async () => {
  const { email, uid } = await world.person();
  const token = await signIn(email);
  const other = await signIn(email);
  const options = await prepare(token);
  expect(options).toMatchObject({
    rp: { id: 'carcare.example', name: 'CarCare' },
    user: { name: email, displayName: 'Anna Rossi' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const key = authenticator();
  expect((await own(token, 'POST', '', key.create(options, here))).json()).toMatchObject({
    data: { name: 'Dispositivo non riconosciuto', last_used_at: null },
    message: 'Passkey aggiunta. Le altre sessioni sono finite.',
  });
  expect([await world.isOpen(other), await world.isOpen(token)]).toEqual([false, true]);
  expect((await world.sentTo(email)).at(-1)).toContain('è stata aggiunta una passkey');
  expect((await prepare(token)).excludeCredentials).toHaveLength(1);

  const signedIn = await withPasskey(key);
  expect([signedIn.statusCode, signedIn.json()]).toMatchObject([
    200,
    { roles: ['user'], message: 'Accesso effettuato.' },
  ]);
  const account = await api.call({ path: '/account', token: signedIn.json().access_token });
  expect(account.json().data).toMatchObject({ uid, passkeys: 1 });
  expect((await own(token, 'GET')).json().data).toMatchObject([{ last_used_at: '2026-03-02T10:00:00.000Z' }]);
  // The way in by password is the customer's still.
  expect((await world.post('pre-login', { email, password })).json().data).toEqual({
    otp_required: false,
    channel: null,
    passkey: false,
  });
});

test('of two devices of a kind the passkeys are told apart, on the page and in the mail', async () => {
  const { email, token } = await personWithKey();
  const add = async () =>
    (await own(token, 'POST', '', authenticator().create(await prepare(token), here))).json().data;
  expect(await add()).toMatchObject({ name: 'Dispositivo non riconosciuto (2)' });
  expect((await world.sentTo(email)).at(-1)).toContain('una passkey (Dispositivo non riconosciuto (2))');
  const third = await add();
  expect(third).toMatchObject({ name: 'Dispositivo non riconosciuto (3)' });
  expect((await own(token, 'DELETE', `/${third.id}`)).statusCode).toBe(204);
  expect(await add()).toMatchObject({ name: 'Dispositivo non riconosciuto (3)' });
});

test('a passkey is called as its owner says, and no two of an account alike', async () => {
  const { email, uid, token } = await personWithKey();
  const other = await personWithKey();
  const first = (await own(token, 'GET')).json().data[0];
  const second = (await own(token, 'POST', '', authenticator().create(await prepare(token), here))).json().data;
  const rename = (id: string, name: string, by = token) => own(by, 'PATCH', `/${id}`, { name });

  const renamed = await rename(first.id, '  Chiave blu ');
  expect([renamed.statusCode, renamed.json()]).toEqual([
    202,
    { data: { ...first, name: 'Chiave blu' }, message: 'Nome della passkey salvato.' },
  ]);
  expect((await rename(first.id, 'chiave blu')).json().data.name).toBe('chiave blu');
  const taken = await rename(second.id, 'Chiave Blu');
  expect([taken.statusCode, taken.json().errors]).toEqual([
    422,
    { name: ['Hai già una passkey con questo nome: scegline un altro.'] },
  ]);
  for (const name of ['', ' ', 'x'.repeat(61), 'Chiave\nblu'])
    expect(Object.keys((await rename(second.id, name)).json().errors)).toEqual(['name']);
  expect((await rename(first.id, 'Rubata', other.token)).statusCode).toBe(404);
  expect((await own(token, 'DELETE', `/${first.id}`)).statusCode).toBe(204);
  expect((await world.sentTo(email)).at(-1)).toContain('una passkey (chiave blu)');
  const rows = await api.platform.db.read
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject_id, uid));
  expect(rows.filter(({ action }) => action === 'account.passkey-renamed')).toHaveLength(2);
});

test('an account has twenty, however many were prepared before', async () => {
  const token = await signIn((await world.person()).email);
  const prepared = [];
  for (let n = 0; n < 21; n += 1) prepared.push(await prepare(token));
  const answers = [];
  for (const options of prepared) answers.push(await own(token, 'POST', '', authenticator().create(options, here)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(20).fill(201), 422]);
  expect(answers.at(-1)?.json().errors).toEqual({
    passkey: ['Hai già 20 passkey: togline una prima di aggiungerne un’altra.'],
  });
  expect((await own(token, 'GET')).json().data).toHaveLength(20);
});

describe('what proves nothing is one sentence', () => {
  const refused = async (response: Promise<{ statusCode: number; json(): { errors?: object } }>) => {
    const answer = await response;
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['passkey']]);
  };

  test('a passkey that nobody added', () => refused(withPasskey(authenticator())));
  test('one that was not unlocked', async () => {
    const { key } = await personWithKey();
    await refused(withPasskey(key, { ...here, unlocked: false }));
  });
  test('one used on another page', async () => {
    const { key } = await personWithKey();
    await refused(withPasskey(key, { origin: 'https://carcare.evil.example' }));
  });
  test('the same proof once more', async () => {
    const { key } = await personWithKey();
    const proof = key.prove(await asked(), here);
    expect((await world.post('passkey', proof)).statusCode).toBe(200);
    await refused(world.post('passkey', proof));
  });
  test('a proof that took longer than five minutes', async () => {
    const { key } = await personWithKey();
    const request = await asked();
    await api.wait(301);
    await refused(world.post('passkey', key.prove(request, here)));
  });
  test('a challenge that was given for a new passkey', async () => {
    const { key, token } = await personWithKey();
    const { challenge } = await prepare(token);
    await refused(world.post('passkey', key.prove({ ...(await asked()), challenge }, here)));
  });
  test('another one’s signature', async () => {
    const [mine, theirs] = [await personWithKey(), await personWithKey()];
    const request = await asked();
    const forged = { ...theirs.key.prove(request, here), id: mine.key.prove(request, here).id };
    await refused(world.post('passkey', forged));
  });
  test('a copy of the key, which counts behind', async () => {
    const { key } = await personWithKey();
    const old = key.prove(await asked(), here);
    expect((await withPasskey(key)).statusCode).toBe(200);
    await refused(world.post('passkey', old));
  });
  test('a new passkey under a challenge of somebody else', async () => {
    const [mine, theirs] = [await personWithKey(), await personWithKey()];
    await refused(own(mine.token, 'POST', '', authenticator().create(await prepare(theirs.token), here)));
  });
});

test('a stolen session adds, renames and takes away nothing once the sign-in is ten minutes old', async () => {
  const { token } = await personWithKey();
  const [{ id }] = (await own(token, 'GET')).json().data;
  await api.wait(601);
  const answers = [
    await own(token, 'POST', '/options'),
    await own(token, 'PATCH', `/${id}`, { name: 'Mia' }),
    await own(token, 'DELETE', `/${id}`),
  ];
  expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('step_up_required'));
});

test('a passkey proves the person behind a session, their own only', async () => {
  const [mine, theirs] = [await personWithKey(), await personWithKey()];
  await api.wait(601);
  const confirm = async (key: Key) =>
    api.call({
      method: 'POST',
      path: '/account/confirm-identity',
      token: mine.token,
      body: { passkey: key.prove(await asked(), here) },
    });
  expect((await confirm(theirs.key)).statusCode).toBe(422);
  expect((await own(mine.token, 'POST', '/options')).json().code).toBe('step_up_required');
  expect((await confirm(mine.key)).statusCode).toBe(202);
  expect((await own(mine.token, 'POST', '/options')).statusCode).toBe(200);
});

describe('of staff', () => {
  const backOffice = async (token: string) => (await api.call({ path: '/admin/settings', token })).statusCode;

  test('it opens the back-office, and the password alone no longer signs in', async () => {
    const person = await world.person({ roles: ['admin'] });
    const token = await signIn(person.email);
    expect(await backOffice(token)).toBe(403);
    const key = authenticator();
    await own(token, 'POST', '', key.create(await prepare(token), here));
    expect(await backOffice(token)).toBe(200);

    const { email } = person;
    expect((await world.post('pre-login', { email, password })).json().data).toEqual({
      otp_required: true,
      channel: null,
      passkey: true,
    });
    for (const step of [{}, { otp_code: '123456' }, { passkey: authenticator().prove(await asked(), here) }])
      expect((await world.post('login', { email, password, ...step })).statusCode).toBe(422);
    const both = await world.post('login', { email, password, passkey: key.prove(await asked(), here) });
    expect(await backOffice(both.json().access_token)).toBe(200);
    expect(await backOffice((await withPasskey(key)).json().access_token)).toBe(200);
  });

  test('a code by SMS does not stand in for it, and none leaves', async () => {
    const { email, uid, key } = await personWithKey(['admin']);
    const phone = '+393335550101';
    await api.platform.db.read
      .update(users)
      .set({ two_step: 'sms', phone, phone_verified_at: api.clock.now() })
      .where(eq(users.uid, uid));
    expect((await world.post('pre-login', { email, password })).json().data).toEqual({
      otp_required: true,
      channel: null,
      passkey: true,
    });
    expect(await world.sentTo(phone)).toEqual([]);
    const byCode = await world.post('login', { email, password, otp_code: '123456' });
    expect([byCode.statusCode, Object.keys(byCode.json().errors)]).toEqual([422, ['passkey']]);
    const byKey = await world.post('login', { email, password, passkey: key.prove(await asked(), here) });
    expect(await backOffice(byKey.json().access_token)).toBe(200);
  });

  test('another person’s passkey is no second step', async () => {
    const [mine, theirs] = [await personWithKey(['admin']), await personWithKey(['admin'])];
    const passkey = theirs.key.prove(await asked(), here);
    expect((await world.post('login', { email: mine.email, password, passkey })).statusCode).toBe(422);
  });

  test('who lost it is helped by an admin, and hears of it', async () => {
    const admin = await personWithKey(['admin']);
    const lost = await personWithKey(['manager']);
    const body = { two_step: 'off' };
    const path = `/admin/users/${lost.uid}/update-settings`;
    expect((await api.call({ method: 'PATCH', path, token: admin.token, body })).json().data.passkeys).toBe(0);
    expect((await world.post('login', { email: lost.email, password })).statusCode).toBe(200);
    expect((await withPasskey(lost.key)).statusCode).toBe(422);
    expect((await world.sentTo(lost.email)).at(-1)).toContain('non è più attiva');
  });
});

test('taken away it signs in no more, and only its owner takes it away', async () => {
  const [mine, theirs] = [await personWithKey(), await personWithKey()];
  const [{ id }] = (await own(mine.token, 'GET')).json().data;
  expect((await own(theirs.token, 'DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await own(mine.token, 'DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await withPasskey(mine.key)).statusCode).toBe(422);
  expect((await world.sentTo(mine.email)).at(-1)).toContain('è stata tolta una passkey');
});

test('of a disabled account it opens nothing, and an erased one has none', async () => {
  const admin = await personWithKey(['admin']);
  const disabled = await personWithKey();
  await api.call({
    method: 'PATCH',
    path: `/admin/users/${disabled.uid}/update-profile`,
    token: admin.token,
    body: { active: false },
  });
  expect((await withPasskey(disabled.key)).json().code).toBe('account_disabled');
  const erased = await personWithKey();
  await api.call({ method: 'POST', path: '/account/erasure', token: erased.token, body: { password } });
  expect((await withPasskey(erased.key)).statusCode).toBe(422);
});

test('where the address is numbers, a try on one’s own machine, passkeys belong to localhost', async () => {
  const local = await testApp({ PUBLIC_URL: 'http://127.0.0.1:4000' });
  const answer = await local.call({ method: 'POST', path: '/auth/passkey/options' });
  expect(answer.json().data.rpId).toBe('localhost');
  await local.close();
});

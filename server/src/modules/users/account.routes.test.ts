import { eq } from 'drizzle-orm';
import { consents, stores, users } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';

let api: TestApp;
let me: SignedIn;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  me = await api.signIn(['user']);
});
afterAll(() => api.close());

const change = (path: string, body: object) =>
  api.call({ method: 'PATCH', path: `/account/${path}`, body, token: me.token });
const read = async (token = me.token) => (await api.call({ path: '/account', token })).json().data;

test('an account is told with its roles, its stores and the default of every setting', async () => {
  const { db, clock } = api.platform;
  const lambro = storeRow({ name: 'Autocentro Lambro' }, clock.now());
  const gone = storeRow({ name: 'Chiusa', deleted_at: clock.now() }, clock.now());
  await db.read.insert(stores).values([lambro, gone]);
  const manager = await api.signIn(['manager', 'user'], [lambro.store_uid, gone.store_uid]);
  expect(await read(manager.token)).toMatchObject({
    uid: manager.uid,
    roles: ['manager', 'user'],
    stores: [{ store_uid: lambro.store_uid, name: 'Autocentro Lambro' }],
    settings: { theme: 'system', density: 'comfortable', per_page: 12, two_step: 'off' },
  });
});

test('a profile changes where it is told to, and lists find the new name', async () => {
  const answer = await change('update-profile', { firstname: 'Niccolò', city: 'Lucca' });
  expect([answer.statusCode, answer.json().message]).toEqual([202, 'Profilo salvato.']);
  expect(await read()).toMatchObject({ fullname: 'Niccolò Prova', city: 'Lucca', province: null });
  const [row] = await api.platform.db.read.select().from(users).where(eq(users.uid, me.uid));
  expect([row?.search, row?.version]).toEqual([expect.stringContaining('niccolo'), 2]);
});

test('whose name is not known, as the first admin’s, is called by e-mail', async () => {
  const nameless = { firstname: '', lastname: '' };
  await api.platform.db.read.update(users).set(nameless).where(eq(users.uid, me.uid));
  const { email, fullname } = await read();
  expect(fullname).toBe(email);
});

test('what may be unknown of an address can be taken away again', async () => {
  await change('update-profile', { zip_code: '55100', province: 'LU' });
  expect(await read()).toMatchObject({ zip_code: '55100', province: 'LU' });
  const answer = await change('update-profile', { zip_code: null, province: null });
  expect(answer.statusCode).toBe(202);
  expect(await read()).toMatchObject({ zip_code: null, province: null });
});

test.each([
  ['update-profile', { date_of_birth: '2026-03-03' }, 'date_of_birth'],
  ['update-profile', { avatar: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }, 'avatar'],
  ['update-profile', { email: 'altra@example.com' }, 'email'],
  ['update-profile', { firstname: 'M***' }, 'firstname'],
  ['update-settings', { two_step: 'sms' }, 'two_step'],
  ['update-settings', { two_step: 'totp' }, 'two_step'],
  ['update-settings', { per_page: 101 }, 'per_page'],
])('%s refuses %j at its field', async (path, body, field) => {
  const answer = await change(path, body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test.each(['user', 'manager', 'admin'] as const)('a %s chooses look, rows and notices', async (role) => {
  const { token } = await api.signIn([role]);
  const chosen = { density: 'compact', per_page: 100, notices: { email: true, sms: false, in_app: true } };
  const answer = await api.call({ method: 'PATCH', path: '/account/update-settings', body: chosen, token });
  expect([answer.statusCode, answer.json().data.settings]).toEqual([
    202,
    { theme: 'system', two_step: 'off', ...chosen },
  ]);
});

test('settings keep what was chosen before; the second step by SMS wants its first code, not a setting', async () => {
  const phone = { phone: '+393331234567', phone_verified_at: api.clock.now() };
  await api.platform.db.read.update(users).set(phone).where(eq(users.uid, me.uid));
  await change('update-settings', { theme: 'dark' });
  await change('update-settings', { per_page: 50 });
  const refused = await change('update-settings', { two_step: 'sms' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { two_step: [expect.stringContaining('con il codice di prova che ti inviamo')] },
  ]);
  expect((await read()).settings).toMatchObject({ theme: 'dark', per_page: 50, two_step: 'off' });
  await api.platform.db.read.update(users).set({ two_step: 'sms' }).where(eq(users.uid, me.uid));
  expect((await change('update-settings', { per_page: 25, two_step: 'sms' })).statusCode).toBe(202);
});

test('each consent that changes leaves a row in the ledger, one that stays leaves none', async () => {
  await change('update-privacy', { marketing: true, survey: false });
  await change('update-privacy', { marketing: true });
  await change('update-privacy', { marketing: false });
  expect((await read()).privacy).toEqual({ general: false, marketing: false, survey: false });
  const ledger = await api.platform.db.read.select().from(consents).where(eq(consents.user_uid, me.uid));
  expect(ledger.map(({ kind, granted, source }) => [kind, granted, source])).toEqual([
    ['marketing', true, 'account'],
    ['marketing', false, 'account'],
  ]);
});

import { eq } from 'drizzle-orm';
import type { Setting } from 'shared-api/entities';
import { auditLog, settings as table } from '../../../platform/db/schema';
import { createSettings, settingRules } from '../../../platform/settings';
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing';

let api: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  api = await testApp();
  admin = await api.signIn(['admin']);
});
afterAll(() => api.close());

const path = '/admin/settings';
const change = (values: Readonly<Record<string, unknown>>) =>
  api.call({ method: 'PATCH', path, token: admin.token, body: { values } });
const shown = async (key: string): Promise<Setting | undefined> => {
  const answer = await api.call({ path, token: admin.token });
  const { data }: { data: Setting[] } = answer.json();
  return data.find((setting) => setting.key === key);
};

test('each setting tells its value, its bounds and what it is', async () => {
  const answer = await api.call({ path, token: admin.token });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toHaveLength(Object.keys(settingRules).length);
  expect(await shown('vins.per_address')).toEqual({
    key: 'vins.per_address',
    value: 60,
    default: 60,
    min: 5,
    max: 600,
    unit: 'volte',
    title: 'Telai cercati da un indirizzo in un’ora',
  });
});

test('a changed limit holds from the next call on, and is written down', async () => {
  const saved = await change({ 'vins.per_address': 5, 'vins.per_account': 200 });
  expect([saved.statusCode, saved.json().message]).toEqual([202, 'Impostazione salvata: vale da adesso.']);
  const statuses: number[] = [];
  for (const end of ['1', '2', '3', '4', '5', '6']) {
    const body = { vin: `ZFA3120000000000${end}` };
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    statuses.push((await api.call({ method: 'POST', path: '/public/vin-service', body, headers })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const [entry] = await api.platform.db.read.select().from(auditLog).where(eq(auditLog.action, 'settings.updated'));
  expect(entry).toMatchObject({
    actor: 'admin',
    actor_uid: admin.uid,
    data: { changes: [{ key: 'vins.per_address', from: 60, to: 5 }] },
  });
});

test('the built-in value leaves no row behind', async () => {
  await change({ 'vins.per_address': 5 });
  await change({ 'vins.per_address': 60 });
  expect(await api.platform.db.read.select().from(table).where(eq(table.key, 'vins.per_address'))).toEqual([]);
});

test('of two operators who saw the same values the second is told, and nothing of theirs is kept', async () => {
  const seen = (await api.call({ path, token: admin.token })).json();
  const save = (values: Readonly<Record<string, number>>, version: number) =>
    api.call({
      method: 'PATCH',
      path,
      token: admin.token,
      body: { values },
      headers: { 'if-match': `"${version}"` },
    });
  const answers = await Promise.all([
    save({ 'links.per_account': 70 }, seen.version),
    save({ 'links.per_account': 80 }, seen.version),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 412]);
  const kept = answers[0]?.statusCode === 202 ? 70 : 80;
  const fresh = (await api.call({ path, token: admin.token })).json();
  expect((await shown('links.per_account'))?.value).toBe(kept);
  const saved = answers.find(({ statusCode }) => statusCode === 202)?.json();
  expect(fresh.version).toBe(saved.version);
  expect(fresh.version).not.toBe(seen.version);

  expect((await save({ 'links.per_account': 120 }, fresh.version)).statusCode).toBe(202);
});

test('another process takes a change within two seconds', async () => {
  const other = createSettings(api.platform.db, api.clock);
  await other.refresh();
  await change({ 'codes.cool_down_first': 90 });
  expect(other.get('codes.cool_down_first')).toBe(60);
  await api.wait(2);
  await other.refresh();
  expect(other.get('codes.cool_down_first')).toBe(90);
});

test('a process whose clock was put back by a day takes a change all the same', async () => {
  let now = new Date(api.clock.now().getTime() + 86_400_000);
  const other = createSettings(api.platform.db, { now: () => now });
  await other.refresh();
  await change({ 'codes.cool_down_first': 120 });
  now = api.clock.now();
  await other.refresh();
  expect(other.get('codes.cool_down_first')).toBe(120);
});

test.each([
  ['codes.per_phone', 0, 'Serve un numero intero da 1 a 20 (volte).'],
  ['codes.per_phone', 2.5, 'Serve un numero intero da 1 a 20 (volte).'],
  ['retention.evidence', 9, 'Serve un numero intero da 10 a 30 (anni).'],
  ['contracts.deletion_days', 40, 'Questa impostazione non esiste.'],
  ['constructor', 1, 'Questa impostazione non esiste.'],
])('%s = %s is refused on its own field, and nothing else is kept', async (key, value, sentence) => {
  const refused = await change({ 'links.per_account': 50, [key]: value });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { [`values.${key}`]: [sentence] }]);
  expect((await shown('links.per_account'))?.value).toBe(120);
});

test('a manager neither reads nor changes them', async () => {
  const { token } = await api.signIn(['manager']);
  const read = await api.call({ path, token });
  const changed = await api.call({ method: 'PATCH', path, token, body: { values: {} } });
  expect([read.statusCode, changed.statusCode]).toEqual([403, 403]);
});

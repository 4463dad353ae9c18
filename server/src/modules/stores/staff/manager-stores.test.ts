import { randomUUID } from 'node:crypto';
import type { Store } from 'shared-api/entities';
import { assets, auditLog, storePaymentMethods, stores } from '../../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing';
import { storeRow } from '../testing/store-rows';

let api: TestApp;
let manager: SignedIn;
const own: Record<'lambro' | 'mole', string> = { lambro: '', mole: '' };
let foreign: string;
beforeAll(async () => {
  api = await testApp();
  const { db, clock } = api.platform;
  const rows = [
    storeRow({ name: 'Autocentro Lambro' }, clock.now()),
    storeRow({ name: 'Mole Motori', city: 'Torino', province: 'TO', visible: false }, clock.now()),
    storeRow({ name: 'Altrui' }, clock.now()),
    storeRow({ name: 'Distrutta', deleted_at: clock.now() }, clock.now()),
  ] as const;
  await db.read.insert(stores).values([...rows]);
  [own.lambro, own.mole, foreign] = [rows[0].store_uid, rows[1].store_uid, rows[2].store_uid];
  await db.read.insert(storePaymentMethods).values({ store_uid: own.mole, method: 'carta', position: 0 });
  manager = await api.signIn(['manager'], [own.lambro, own.mole, rows[3].store_uid]);
});
afterAll(() => api.close());

const get = (path: string, headers = {}) => api.call({ path, token: manager.token, headers });
const names = async (query: string) => {
  const answer = await get(`/manager/stores${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map((store: Store) => store.name);
};

async function change(body: object, { storeUid = own.lambro, headers = {} } = {}) {
  return api.call({
    method: 'PATCH',
    path: `/manager/stores/${storeUid}/update`,
    token: manager.token,
    body,
    headers,
  });
}

async function newPicture(createdBy: string | null): Promise<string> {
  const id = randomUUID();
  await api.platform.db.read.insert(assets).values({
    id,
    name: 'vetrina',
    sha256: 'a'.repeat(64),
    media_type: 'image/jpeg',
    size: 1,
    width: 1,
    height: 1,
    image_name: `${id}.jpg`,
    thumbnail_name: `${id}-t.jpg`,
    created_by: createdBy,
    created_at: api.clock.now(),
  });
  return id;
}

test('a manager lists own stores by name, whatever the filter', async () => {
  expect(await names('')).toEqual(['Autocentro Lambro', 'Mole Motori']);
  expect(await names('?sort=-name')).toEqual(['Mole Motori', 'Autocentro Lambro']);
  expect(await names('?search=torino')).toEqual(['Mole Motori']);
  expect(await names('?search=altrui')).toEqual([]);
  expect(await names('?wheres[0][field]=visible&wheres[0][op]=eq&wheres[0][value]=1')).toEqual(['Autocentro Lambro']);
});

test('an admin finds every store that was not destroyed, by manager and way of paying too', async () => {
  const { token } = await api.signIn(['admin']);
  const found = async (field: string, value: string) => {
    const query = `?wheres[0][field]=${field}&wheres[0][op]=eq&wheres[0][value]=${value}`;
    const answer = await api.call({ path: `/admin/stores/search${field === '' ? '' : query}`, token });
    return answer.json().data.map((store: Store) => store.name);
  };
  expect(await found('', '')).toEqual(['Altrui', 'Autocentro Lambro', 'Mole Motori']);
  expect(await found('manager_uid', manager.uid)).toEqual(['Autocentro Lambro', 'Mole Motori']);
  expect(await found('payments_methods', 'carta')).toEqual(['Mole Motori']);
});

test('a store tells who runs it, and is not sent twice', async () => {
  const answer = await get(`/manager/stores/${own.lambro}`);
  expect(answer.json().data).toMatchObject({ name: 'Autocentro Lambro', managers: [{ uid: manager.uid }] });
  const again = await get(`/manager/stores/${own.lambro}`, { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a foreign store is as unknown as one that does not exist', async () => {
  const answers = await Promise.all(
    [foreign, randomUUID()].map(async (storeUid) => [
      await get(`/manager/stores/${storeUid}`),
      await change({ phone: '02 1234567' }, { storeUid }),
    ]),
  );
  for (const answer of answers.flat()) expect(answer.statusCode).toBe(404);
  expect(answers[0]?.map((answer) => answer.json().message)).toEqual(
    answers[1]?.map((answer) => answer.json().message),
  );
});

test('contacts, hours and picture change, are found at once, and are written down', async () => {
  const thumbnail = await newPicture(manager.uid);
  const opening_hours = { mon: [{ from: '09:00', to: '18:00' }] };
  const answer = await change({ city: 'Sesto San Giovanni', opening_hours, thumbnail });
  expect(answer.statusCode).toBe(202);
  expect(answer.json().data).toMatchObject({
    city: 'Sesto San Giovanni',
    opening_hours,
    thumbnail: { image: `/media/${thumbnail}.jpg` },
  });
  expect(await names('?search=sesto')).toEqual(['Autocentro Lambro']);
  const written = await api.platform.db.read.select().from(auditLog);
  expect(written.at(-1)).toMatchObject({
    actor: 'manager',
    actor_uid: manager.uid,
    action: 'stores.updated',
    subject_id: own.lambro,
    data: { fields: ['city', 'opening_hours', 'thumbnail'] },
  });
});

test.each(['name', 'code', 'iban', 'active', 'payments_methods', 'lat'])(
  '%s is the operator’s to set',
  async (field) => {
    const answer = await change({ [field]: null });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  },
);

test('a picture that nobody has is a fault of its field', async () => {
  const answer = await change({ thumbnail: randomUUID() });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['thumbnail']]);
});

test('who comes second with the same record is told', async () => {
  const { etag } = (await get(`/manager/stores/${own.mole}`)).headers;
  const headers = { 'if-match': String(etag) };
  const first = await change({ phone: '011 7654321' }, { storeUid: own.mole, headers });
  const second = await change({ phone: '011 1111111' }, { storeUid: own.mole, headers });
  expect([first.statusCode, second.statusCode]).toEqual([202, 412]);
  expect((await get(`/manager/stores/${own.mole}`)).json().data.phone).toBe('011 7654321');
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InAppNotification } from 'shared-api/entities';
import { auditLog, notifications, stores, users } from '../../../platform/db/schema';
import { type SignedIn, type TestApp, type TestRequest, testApp } from '../../../platform/testing';
import { storeRow } from '../../stores/testing/store-rows';
import { noticeToStore } from '../automatic-notice';

let api: TestApp;
let admin: SignedIn;
let manager: SignedIn;
let colleague: SignedIn;
let customer: SignedIn;
const dealers = { lambro: '', mole: '' };
beforeAll(async () => {
  api = await testApp();
  const { clock, platform } = api;
  const rows = [storeRow({ name: 'Lambro' }, clock.now()), storeRow({ name: 'Mole' }, clock.now())] as const;
  await platform.db.read.insert(stores).values([...rows]);
  [dealers.lambro, dealers.mole] = [rows[0].store_uid, rows[1].store_uid];
});
beforeEach(async () => {
  await api.platform.db.read.delete(notifications);
  admin = await api.signIn(['admin']);
  manager = await api.signIn(['manager'], [dealers.lambro]);
  colleague = await api.signIn(['manager'], [dealers.mole]);
  customer = await api.signIn(['user']);
});
afterAll(() => api.close());

const base = '/admin/in-app-notifications';
const nobody = { roles: [], store_uids: [], user_uids: [] };
const minutes = (count: number) => new Date(api.clock.now().getTime() + count * 60_000).toISOString();
const notice = (change: object = {}) => ({
  title: 'Novità',
  excerpt: 'Due pacchetti nuovi',
  type: 'info',
  audience: { ...nobody, roles: ['manager'] },
  ...change,
});

function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, rest: Pick<TestRequest, 'body' | 'headers'> = {}) {
  return api.call({ method, path: base + path, token: admin.token, ...rest });
}
const get = (path: string) => api.call({ path: base + path, token: admin.token });
const create = (change: object = {}) => send('POST', '/create', { body: notice(change) });
async function made(change: object = {}): Promise<InAppNotification> {
  const answer = await create(change);
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}
const titlesAt = async ({ token }: SignedIn, path = '/account/notifications'): Promise<string[]> =>
  (await api.call({ path, token })).json().data.map(({ title }: InAppNotification) => title);
const found = async (query: string): Promise<string[]> =>
  (await get(`/search?${query}`)).json().data.map(({ title }: InAppNotification) => title);
const where = (field: string, value: string) => `wheres[0][field]=${field}&wheres[0][op]=eq&wheres[0][value]=${value}`;

async function automatic(): Promise<string> {
  await api.platform.db.transaction((tx) =>
    noticeToStore(tx, {
      storeUid: dealers.lambro,
      contractId: null,
      key: randomUUID(),
      type: 'warning',
      title: 'Recesso',
      excerpt: '',
      url: '/cms',
      at: api.clock.now(),
    }),
  );
  const [row] = (await get(`/search?${where('automatic', '1')}`)).json().data;
  return row.id;
}

test('advertising reaches only who consents to offers, in the bell and on a store’s page, as long as they do', async () => {
  const consent = (given: boolean) =>
    api.call({ method: 'PATCH', path: '/account/update-privacy', token: customer.token, body: { marketing: given } });
  const audience = { roles: ['user'], store_uids: [dealers.lambro], user_uids: [] };
  const advertised = await made({ title: 'Campagna d’autunno', marketing: true, audience });
  await made({ title: 'Chiusura natalizia', audience });
  expect(advertised.marketing).toBe(true);

  expect(await titlesAt(customer)).toEqual(['Chiusura natalizia']);
  const see = await api.call({
    method: 'POST',
    path: `/account/notifications/${advertised.id}/seen`,
    token: customer.token,
  });
  expect(see.statusCode).toBe(404);
  expect((await consent(true)).statusCode).toBe(202);
  expect((await titlesAt(customer)).sort()).toEqual(['Campagna d’autunno', 'Chiusura natalizia']);
  await consent(false);
  expect(await titlesAt(customer)).toEqual(['Chiusura natalizia']);

  const onStorePage = () => titlesAt(manager, `/manager/stores/${dealers.lambro}/notifications`);
  expect(await onStorePage()).toEqual(['Chiusura natalizia']);
  await api.platform.db.read.update(users).set({ privacy_marketing: true }).where(eq(users.uid, manager.uid));
  expect((await onStorePage()).sort()).toEqual(['Campagna d’autunno', 'Chiusura natalizia']);
});

test('a notification is no advertising unless it is said, and may become it', async () => {
  const { id, marketing } = await made();
  expect(marketing).toBe(false);
  const changed = await send('PATCH', `/${id}/update`, { body: { marketing: true } });
  expect([changed.statusCode, changed.json().data.marketing]).toEqual([202, true]);
});

test('a notification reaches whom it is for, and nobody else', async () => {
  await made({ title: 'Ai gestori' });
  await made({ title: 'A Lambro', audience: { ...nobody, store_uids: [dealers.lambro] } });
  await made({ title: 'Al cliente', audience: { ...nobody, user_uids: [customer.uid] } });
  expect((await titlesAt(manager)).sort()).toEqual(['A Lambro', 'Ai gestori']);
  expect(await titlesAt(colleague)).toEqual(['Ai gestori']);
  expect(await titlesAt(customer)).toEqual(['Al cliente']);
  expect(await titlesAt(admin)).toEqual([]);
  expect(await titlesAt(manager, `/manager/stores/${dealers.lambro}/notifications`)).toEqual(['A Lambro']);
});

test('it shows from its start until its end', async () => {
  await made({ title: 'Domani', visible_at: minutes(60), expire_at: minutes(120) });
  const seen = [await titlesAt(manager)];
  for (const _ of [1, 2]) {
    await api.wait(3_600);
    seen.push(await titlesAt(manager));
  }
  expect(seen).toEqual([[], ['Domani'], []]);
});

test('what was written is what comes back, with who has seen it', async () => {
  const fields = {
    body: 'Testo lungo',
    type: 'warning',
    cta_label: 'Apri',
    cta_url: '/cms/manager/contracts',
    closable: false,
    visible: true,
    visible_at: null,
    expire_at: minutes(60),
  };
  const { id } = await made(fields);
  await api.call({ method: 'POST', path: `/account/notifications/${id}/seen`, token: manager.token });
  expect((await get(`/${id}`)).json().data).toMatchObject({
    ...notice(fields),
    seen_count: 1,
    automatic: false,
    version: 1,
  });
  const readers = await get(`/${id}/seen`);
  expect(readers.json()).toEqual({
    data: [{ uid: manager.uid, fullname: 'Prova Prova', seen_at: api.clock.now().toISOString() }],
    meta: { current_page: 1, last_page: 1, per_page: 12, total: 1 },
  });
  expect((await get(`/${id}/seen?search=nessuno`)).json().meta.total).toBe(0);
});

test('the list is filtered by whom it is for, searched and put in order', async () => {
  await made({ title: 'Bravo', audience: { ...nobody, store_uids: [dealers.mole] }, body: 'segreto' });
  await made({ title: 'Alfa', audience: { ...nobody, user_uids: [customer.uid] }, visible: false });
  await automatic();
  expect(await found('sort=title')).toEqual(['Alfa', 'Bravo', 'Recesso']);
  expect(await found(where('store_uid', dealers.mole))).toEqual(['Bravo']);
  expect(await found(where('user_uid', customer.uid))).toEqual(['Alfa']);
  expect(await found(where('role', 'manager'))).toEqual([]);
  expect(await found(where('visible', '0'))).toEqual(['Alfa']);
  expect(await found('search=SEGRETO')).toEqual(['Bravo']);
  expect((await get(`/search?${where('role', 'padrone')}`)).statusCode).toBe(422);
});

test.each([
  [{ audience: nobody }, 'audience'],
  [{ audience: { ...nobody, store_uids: [randomUUID()] } }, 'audience.store_uids'],
  [{ audience: { ...nobody, user_uids: [randomUUID()] } }, 'audience.user_uids'],
  [{ cta_label: 'Apri' }, 'cta_url'],
  [{ cta_url: 'https://altrove.example' }, 'cta_url'],
  [{ cta_url: '//altrove.example' }, 'cta_url'],
  [{ cta_url: '/\\altrove.example' }, 'cta_url'],
  [{ cta_url: '/\t/altrove.example' }, 'cta_url'],
  [{ visible_at: '2026-03-02T12:00:00Z', expire_at: '2026-03-02T12:00:00Z' }, 'expire_at'],
  [{ expire_at: '2020-03-02T12:00:00Z' }, 'expire_at'],
  [{ title: 'x'.repeat(81) }, 'title'],
  [{ automatic: true }, 'automatic'],
])('%j is refused on its field', async (change, field) => {
  const answer = await create(change);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('a button that leads nowhere and a period that is none are told at once, new or changed', async () => {
  const both = { cta_label: 'Apri', cta_url: null, visible_at: minutes(60), expire_at: minutes(30) };
  const { id } = await made();
  for (const answer of [await create(both), await send('PATCH', `/${id}/update`, { body: both })])
    expect(answer.json().errors).toEqual({
      cta_url: ['Il pulsante ha bisogno di una pagina a cui portare.'],
      expire_at: ['La fine deve venire dopo l’inizio.'],
    });
});

test('a list of the audience that is left out is empty', async () => {
  const { audience } = await made({ audience: { roles: ['admin'] } });
  expect(audience).toEqual({ roles: ['admin'], store_uids: [], user_uids: [] });
});

test('a change keeps the rest, and who comes second is told', async () => {
  const first = await made({ cta_label: 'Apri', cta_url: '/cms' });
  const { etag } = (await get(`/${first.id}`)).headers;
  const request = { body: { title: 'Cambiata', cta_label: null }, headers: { 'if-match': String(etag) } };
  const changed = await send('PATCH', `/${first.id}/update`, request);
  expect(changed.json().data).toEqual({ ...first, title: 'Cambiata', cta_label: null, version: 2 });
  expect((await send('PATCH', `/${first.id}/update`, request)).statusCode).toBe(412);
  expect((await send('PATCH', `/${first.id}/update`, { body: { cta_url: null, cta_label: 'Apri' } })).statusCode).toBe(
    422,
  );
  const [last] = (await api.platform.db.read.select().from(auditLog)).slice(-1);
  expect(last).toMatchObject({
    action: 'notifications.updated',
    actor_uid: admin.uid,
    data: { fields: ['title', 'cta_label'] },
  });
});

test('an automatic one is hidden or deleted, not rewritten', async () => {
  const id = await automatic();
  const rewritten = await send('PATCH', `/${id}/update`, { body: { title: 'Altro', visible: false } });
  expect([rewritten.statusCode, Object.keys(rewritten.json().errors)]).toEqual([422, ['title']]);
  expect(rewritten.json().message).toMatch(/automatica: si può nascondere o eliminare/);
  expect((await send('PATCH', `/${id}/update`, { body: { visible: false } })).statusCode).toBe(202);
  expect(await titlesAt(manager)).toEqual([]);
  expect((await send('DELETE', `/${id}/delete`)).statusCode).toBe(204);
  expect((await get(`/${id}`)).statusCode).toBe(404);
});

test('a deleted one is gone from every bell, and unknown', async () => {
  const { id } = await made();
  expect((await send('DELETE', `/${id}/delete`)).statusCode).toBe(204);
  expect(await titlesAt(manager)).toEqual([]);
  const answers = [await get(`/${id}`), await get(`/${id}/seen`), await send('DELETE', `/${id}/delete`)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

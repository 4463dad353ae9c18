import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Audience, notifications, stores, users } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';
import { noticeToStore } from './automatic-notice';

let api: TestApp;
let dealer: string;
let manager: SignedIn;
beforeAll(async () => {
  api = await testApp();
  const store = storeRow({ name: 'Autocentro Lambro' }, api.clock.now());
  dealer = store.store_uid;
  await api.platform.db.read.insert(stores).values(store);
});
beforeEach(async () => {
  await api.platform.db.read.delete(notifications);
  manager = await api.signIn(['manager'], [dealer]);
});
afterAll(() => api.close());

const minutes = (count: number) => new Date(api.clock.now().getTime() + count * 60_000);
const nobody: Audience = { roles: [], store_uids: [], user_uids: [] };

async function publish(title: string, change: Partial<typeof notifications.$inferInsert>): Promise<string> {
  const id = randomUUID();
  const at = api.clock.now();
  const row = { id, title, excerpt: '', type: 'info' as const, audience: nobody, created_at: at, updated_at: at };
  await api.platform.db.read.insert(notifications).values({ ...row, ...change });
  return id;
}
const told = (title: string, at: Date, key = title) =>
  api.platform.db.transaction((tx) =>
    noticeToStore(tx, {
      storeUid: dealer,
      contractId: null,
      key,
      type: 'warning',
      title,
      excerpt: 'Mario Rossi',
      url: '/cms',
      at,
    }),
  );
const bell = async ({ token }: SignedIn, query = '') =>
  (await api.call({ path: `/account/notifications${query}`, token })).json();
const titles = async (reader: SignedIn, query = ''): Promise<string[]> =>
  (await bell(reader, query)).data.map((notice: { title: string }) => notice.title);
const see = ({ token }: SignedIn, id: string) =>
  api.call({ method: 'POST', path: `/account/notifications/${id}/seen`, token });

test('the bell holds what is addressed to the person, to a role or to a store of theirs', async () => {
  const customer = await api.signIn(['user']);
  const stranger = await api.signIn(['manager']);
  await publish('Ai gestori', { audience: { ...nobody, roles: ['manager'] }, created_at: minutes(-3) });
  await publish('A lui', { audience: { ...nobody, user_uids: [manager.uid] }, created_at: minutes(-2) });
  await publish('A nessuno', {});
  await told('Contratto rifiutato', minutes(-1));
  expect(await titles(manager)).toEqual(['Contratto rifiutato', 'A lui', 'Ai gestori']);
  expect(await titles(stranger)).toEqual(['Ai gestori']);
  expect(await titles(customer)).toEqual([]);
});

test('a notice shows between its two moments, and takes its place when it appears', async () => {
  const audience = { ...nobody, roles: ['manager' as const] };
  await publish('Scaduta', { audience, expire_at: api.clock.now() });
  await publish('Nascosta', { audience, visible: false });
  await publish('Tra dieci minuti', { audience, visible_at: minutes(10), created_at: minutes(-60) });
  await publish('Adesso', { audience });
  expect(await titles(manager)).toEqual(['Adesso']);
  await api.wait(600);
  expect(await titles(manager)).toEqual(['Tra dieci minuti', 'Adesso']);
});

test('each person sees for themselves', async () => {
  const colleague = await api.signIn(['manager'], [dealer]);
  const id = await publish('Novità', { audience: { ...nobody, store_uids: [dealer] } });
  await publish('Altra', { audience: { ...nobody, store_uids: [dealer] } });
  const answers = [await see(manager, id), await see(manager, id)];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [202, {}],
    [202, {}],
  ]);
  expect((await bell(manager)).meta).toMatchObject({ total: 2, counts: { unseen: 1 } });
  expect((await bell(colleague)).meta.counts).toEqual({ unseen: 2 });
});

test('all that the bell holds can be seen at once, by one person for themselves', async () => {
  const colleague = await api.signIn(['manager'], [dealer]);
  for (const n of [1, 2, 3]) await told(`Avviso ${n}`, minutes(-n));
  await see(manager, (await bell(manager)).data[0].id);
  const all = await api.call({ method: 'POST', path: '/account/notifications/seen', token: manager.token });
  expect([all.statusCode, all.json()]).toEqual([202, {}]);
  expect((await bell(manager)).meta.counts).toEqual({ unseen: 0 });
  expect((await bell(colleague)).meta.counts).toEqual({ unseen: 3 });
});

test('another’s notice is as unknown as one that does not exist', async () => {
  const id = await publish('Non sua', { audience: { ...nobody, user_uids: [randomUUID()] } });
  const [foreign, unknown] = [await see(manager, id), await see(manager, randomUUID())];
  expect([foreign.statusCode, foreign.json().message]).toEqual([404, unknown.json().message]);
});

test('pages are turned over and searched without accents', async () => {
  for (const n of [1, 2, 3]) await told(`Perché ${n}`, minutes(-n));
  expect(await titles(manager, '?per_page=2&page=2')).toEqual(['Perché 3']);
  expect(await titles(manager, '?search=rossi%20PERCHE%202')).toEqual(['Perché 2']);
  expect((await bell(manager, '?per_page=2')).meta).toMatchObject({ current_page: 1, last_page: 2, total: 3 });
});

test('who switched notices in the app off still reads what the operator writes', async () => {
  await told('Contratto rifiutato', api.clock.now());
  await publish('Manutenzione', { audience: { ...nobody, roles: ['manager'] } });
  const settings = { notices: { email: true, sms: true, in_app: false } };
  await api.platform.db.read.update(users).set({ settings }).where(eq(users.uid, manager.uid));
  expect(await titles(manager)).toEqual(['Manutenzione']);
});

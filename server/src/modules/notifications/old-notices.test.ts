import { stores } from '../../platform/db/schema';
import { type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';
import { noticeToStore } from './automatic-notice';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

test('what told itself goes twelve months after its end; what still stands, or the operator wrote, stays', async () => {
  const { db, clock } = api.platform;
  const store = storeRow({ name: 'Autocentro Lambro' }, clock.now());
  await db.read.insert(stores).values(store);
  const audience = { roles: ['manager'], store_uids: [], user_uids: [] };
  const words = { title: 'Chiusura estiva', excerpt: 'Ad agosto', body: '', type: 'info', audience };
  const expire_at = '2026-04-01T00:00:00Z';
  const { token } = await api.signIn(['admin']);
  const path = '/admin/in-app-notifications/create';
  expect((await api.call({ method: 'POST', path, body: { ...words, expire_at }, token })).statusCode).toBe(201);
  const tell = (title: string, until: Date | null) =>
    db.transaction((tx) =>
      noticeToStore(tx, {
        storeUid: store.store_uid,
        contractId: null,
        key: title,
        type: 'warning',
        title,
        excerpt: 'Mario Rossi',
        url: '/cms',
        at: clock.now(),
        until,
      }),
    );
  await tell('Finita', new Date(expire_at));
  await tell('Aperta', null);

  const titles = async (): Promise<string[]> => {
    const { token: operator } = await api.signIn(['admin']);
    const { data } = (await api.call({ path: '/admin/in-app-notifications/search', token: operator })).json();
    return data.map(({ title }: { title: string }) => title).sort();
  };
  const waitUntil = (at: string) => api.wait((Date.parse(at) - clock.now().getTime()) / 1_000);
  await waitUntil('2027-04-01T10:00:00Z');
  expect(await titles()).toEqual(['Aperta', 'Chiusura estiva', 'Finita']);
  await waitUntil('2027-04-02T10:00:00Z');
  expect(await titles()).toEqual(['Aperta', 'Chiusura estiva']);
});

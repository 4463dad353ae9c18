import { randomUUID } from 'node:crypto';
import { notifications, stores } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';

let api: TestApp;
let manager: SignedIn;
let own: string;
let foreign: string;
beforeAll(async () => {
  api = await testApp();
  const rows = [
    storeRow({ name: 'Autocentro Lambro' }, api.clock.now()),
    storeRow({ name: 'Altrui' }, api.clock.now()),
  ] as const;
  [own, foreign] = [rows[0].store_uid, rows[1].store_uid];
  await api.platform.db.read.insert(stores).values([...rows]);
  manager = await api.signIn(['manager'], [own]);
});
afterAll(() => api.close());

const minutes = (count: number) => new Date(api.clock.now().getTime() + count * 60_000);

async function publish(title: string, storeUid: string, change: Partial<typeof notifications.$inferInsert> = {}) {
  const at = minutes(-5);
  const audience = { roles: [], store_uids: [storeUid], user_uids: [] };
  const row = { id: randomUUID(), title, excerpt: '', type: 'info' as const, audience, created_at: at, updated_at: at };
  await api.platform.db.read.insert(notifications).values({ ...row, ...change });
  return row.id;
}

const list = (storeUid: string) =>
  api.call({ path: `/manager/stores/${storeUid}/notifications`, token: manager.token });

test('a store’s notices are those told to it that are open now, automatic ones too', async () => {
  const id = await publish('Per tutti i suoi', own, { created_at: minutes(-9) });
  await publish('Automatico', own, { automatic: true, created_at: minutes(-8) });
  await publish('Non ancora', own, { visible_at: minutes(1) });
  await publish('Non più', own, { expire_at: minutes(-1) });
  await publish('Nascosto', own, { visible: false });
  await publish('Di altri', foreign);
  const shown = async () =>
    (await list(own)).json().data.map(({ title, seen }: { title: string; seen: boolean }) => [title, seen]);
  expect(await shown()).toEqual([
    ['Automatico', false],
    ['Per tutti i suoi', false],
  ]);
  await api.call({ method: 'POST', path: `/account/notifications/${id}/seen`, token: manager.token });
  expect(await shown()).toEqual([
    ['Automatico', false],
    ['Per tutti i suoi', true],
  ]);
});

test('of what appeared at once the nearest deadline comes first', async () => {
  const created_at = minutes(-20);
  for (const [title, days] of [
    ['Fra sei', 6],
    ['Oggi', 0.5],
    ['Fra tre', 3],
  ] as const) {
    const deadline_at = minutes(days * 24 * 60);
    await publish(title, own, { created_at, automatic: true, deadline_at, expire_at: deadline_at });
  }
  const titles = (await list(own)).json().data.map(({ title }: { title: string }) => title.split(':')[0]);
  expect(titles.slice(-3)).toEqual(['Oggi', 'Fra tre', 'Fra sei']);
});

test('another’s store is as unknown as none', async () => {
  expect((await list(foreign)).statusCode).toBe(404);
  expect((await list(randomUUID())).statusCode).toBe(404);
});

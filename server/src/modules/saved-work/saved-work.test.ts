import { randomUUID } from 'node:crypto';
import { drafts, savedViews, stores } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';

let api: TestApp;
let dealer: string;
let me: SignedIn;
beforeAll(async () => {
  api = await testApp();
  const store = storeRow({ name: 'Autocentro Lambro' }, api.clock.now());
  dealer = store.store_uid;
  await api.platform.db.read.insert(stores).values(store);
});
beforeEach(async () => {
  await api.platform.db.read.delete(savedViews);
  me = await api.signIn(['manager'], [dealer]);
});
afterAll(() => api.close());

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, token = me.token) =>
  api.call({ method, path: `/account/${path}`, body, token });
const read = (path: string, token = me.token) => api.call({ path: `/account/${path}`, token });

describe('saved views', () => {
  const view = { list: 'manager-contracts', name: 'Da pagare', query: 'wheres[0][field]=status' };
  const save = async (change: object = {}, token = me.token): Promise<string> =>
    (await send('POST', 'views', { ...view, ...change }, token)).json().data.id;
  const namesSeenBy = async ({ token }: SignedIn, query = ''): Promise<string[]> =>
    (await read(`views${query}`, token)).json().data.map((found: { name: string }) => found.name);

  test('a view is saved, renamed and deleted by its owner', async () => {
    const saved = await send('POST', 'views', view);
    expect([saved.statusCode, saved.json()]).toMatchObject([
      201,
      { data: { ...view, shared: false, own: true }, message: 'Vista salvata.' },
    ]);
    const { id } = saved.json().data;
    const renamed = await send('PATCH', `views/${id}`, { name: 'Da incassare' });
    expect([renamed.statusCode, renamed.json().data]).toMatchObject([202, { ...view, name: 'Da incassare' }]);
    expect(await namesSeenBy(me, '?list=manager-contracts')).toEqual(['Da incassare']);
    expect((await send('DELETE', `views/${id}`)).statusCode).toBe(204);
    expect(await namesSeenBy(me)).toEqual([]);
  });

  test('a shared view is read by colleagues of the dealer and by nobody else', async () => {
    const other = storeRow({ name: 'Altrove' }, api.clock.now());
    await api.platform.db.read.insert(stores).values(other);
    const [colleague, stranger, admin] = [
      await api.signIn(['manager'], [dealer]),
      await api.signIn(['manager'], [other.store_uid]),
      await api.signIn(['admin']),
    ];
    await save({ name: 'Condivisa', shared: true });
    await save({ name: 'Mia' });
    expect(await namesSeenBy(me)).toEqual(['Condivisa', 'Mia']);
    expect(await namesSeenBy(colleague)).toEqual(['Condivisa']);
    expect([await namesSeenBy(stranger), await namesSeenBy(admin)]).toEqual([[], []]);
  });

  test('admins share theirs with admins', async () => {
    const [author, reader] = [await api.signIn(['admin']), await api.signIn(['admin'])];
    await save({ list: 'admin-users', name: 'Da richiamare', shared: true }, author.token);
    const seen = (await read('views?list=admin-users', reader.token)).json().data;
    expect(seen).toMatchObject([{ name: 'Da richiamare', own: false }]);
    expect(await namesSeenBy(me)).toEqual([]);
  });

  test('another’s view, shared or not, is changed and deleted by nobody else', async () => {
    const id = await save({ shared: true });
    const colleague = await api.signIn(['manager'], [dealer]);
    const unknown = await send('PATCH', `views/${randomUUID()}`, { name: 'Altra' }, colleague.token);
    const foreign = await send('PATCH', `views/${id}`, { name: 'Altra' }, colleague.token);
    const without = ({ request_id: _, ...rest }: Record<string, unknown>) => rest;
    expect([foreign.statusCode, without(foreign.json())]).toEqual([404, without(unknown.json())]);
    expect((await send('DELETE', `views/${id}`, undefined, colleague.token)).statusCode).toBe(404);
    expect(await namesSeenBy(me)).toEqual(['Da pagare']);
  });

  test.each([
    [{ list: 'admin-users' }, 'list'],
    [{ list: 'altro' }, 'list'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ query: 'x'.repeat(2_001) }, 'query'],
  ])('%j is refused at its field', async (change, field) => {
    const refused = await send('POST', 'views', { ...view, ...change });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  });

  test('fifty views are enough', async () => {
    for (let n = 0; n < 50; n += 1) await save({ name: `Vista ${n}` });
    const refused = await send('POST', 'views', view);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['name']]);
  });
});

describe('drafts', () => {
  const value = { firstname: 'Nicolò', steps: [1, null, { done: false }] };

  test('a form comes back as it was left, for its owner only', async () => {
    expect((await send('PUT', 'drafts/new-contract', { value })).statusCode).toBe(202);
    expect((await read('drafts/new-contract')).json().data).toEqual({
      key: 'new-contract',
      value,
      updated_at: api.clock.now().toISOString(),
    });
    const stranger = await api.signIn(['manager'], [dealer]);
    expect((await read('drafts/new-contract', stranger.token)).json().data).toBeNull();
    await send('DELETE', 'drafts/new-contract', undefined, stranger.token);
    expect((await read('drafts/new-contract')).json().data).not.toBeNull();
    expect((await send('DELETE', 'drafts/new-contract')).statusCode).toBe(204);
    expect((await read('drafts/new-contract')).json().data).toBeNull();
  });

  test('the last one kept under a name counts, and the database does not show it', async () => {
    await send('PUT', 'drafts/form', { value: 'prima' });
    await send('PUT', 'drafts/form', { value });
    expect((await read('drafts/form')).json().data.value).toEqual(value);
    expect(JSON.stringify(await api.platform.db.read.select().from(drafts))).not.toContain('Nicolò');
  });

  test('a form that another page has kept, or thrown away, since is not replaced unseen', async () => {
    const put = async (said: string, seen?: string | null) => {
      const answer = await send('PUT', 'drafts/shared', { value: said, ...(seen !== undefined && { seen }) });
      return { status: answer.statusCode, at: answer.json().data?.updated_at };
    };
    const first = await put('prima', null);
    expect((await read('drafts/shared')).json().data.updated_at).toBe(first.at);
    const second = await put('seconda', first.at);
    expect([first.status, second.status]).toEqual([202, 202]);

    expect([(await put('dalla pagina di prima', first.at)).status, (await put('da una nuova', null)).status]).toEqual([
      412, 412,
    ]);
    expect((await read('drafts/shared')).json().data.value).toBe('seconda');
    await send('DELETE', 'drafts/shared');
    expect((await put('buttata', second.at)).status).toBe(412);
    expect((await put('ripresa', null)).status).toBe(202);
    expect((await put('ridata')).status).toBe(202);
  });

  test('of pages that keep one form at once one is heard', async () => {
    const { updated_at: seen } = (await send('PUT', 'drafts/at-once', { value: 0 })).json().data;
    const answers = await Promise.all([1, 2, 3].map((page) => send('PUT', 'drafts/at-once', { value: page, seen })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 412, 412]);
  });

  test('several forms of one kind are listed, the last changed first, with the day they are kept to', async () => {
    await send('PUT', 'drafts/contract', { value: 'il primo' });
    await send('PUT', 'drafts/contract-2', { value: 'il secondo' });
    await send('PUT', 'drafts/contracts', { value: 'altro modulo' });
    await api.wait(60);
    await send('PUT', 'drafts/contract', { value: 'il primo, cambiato' });
    const stranger = await api.signIn(['manager'], [dealer]);
    await send('PUT', 'drafts/contract-3', { value: 'di altri' }, stranger.token);

    const listed = (await read('drafts?form=contract')).json().data;

    expect(listed.map(({ key, value: kept }: { key: string; value: string }) => [key, kept])).toEqual([
      ['contract', 'il primo, cambiato'],
      ['contract-2', 'il secondo'],
    ]);
    const now = api.clock.now().getTime();
    expect(listed[0].expires_at).toBe(new Date(now + 30 * 86_400_000).toISOString());
    expect((await read('drafts')).statusCode).toBe(422);
  });

  test('the name of a kind is no pattern', async () => {
    await send('PUT', 'drafts/a-b-1', { value });
    expect((await read('drafts?form=a_b')).json().data).toEqual([]);
  });

  test('64 kB of JSON fit and no more', async () => {
    const text = 'x'.repeat(64 * 1024 - 2);
    expect((await send('PUT', 'drafts/big', { value: text })).statusCode).toBe(202);
    const refused = await send('PUT', 'drafts/big', { value: `${text}x` });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['value']]);
  });

  test('fifty forms are enough, and one of them may still be changed', async () => {
    for (let n = 0; n < 50; n += 1) await send('PUT', `drafts/form-${n}`, { value });
    expect((await send('PUT', 'drafts/form-50', { value })).statusCode).toBe(422);
    expect((await send('PUT', 'drafts/form-0', { value: 'altro' })).statusCode).toBe(202);
  });

  test('a form that nobody goes on with is gone after thirty days', async () => {
    const put = (token: string) => send('PUT', 'drafts/old', { value }, token);
    await put(me.token);
    await api.wait(30 * 86_400 - 60);
    const renewed = await api.platform.db.transaction((tx) =>
      api.platform.sessions.begin(tx, { user_uid: me.uid, device: '', place: '' }),
    );
    expect((await read('drafts/old', renewed)).json().data).not.toBeNull();
    await api.wait(3_700);
    expect((await read('drafts/old', renewed)).json().data).toBeNull();
  });
});

test.each([
  ['GET', 'views'],
  ['GET', 'drafts/form'],
  ['GET', 'notifications'],
] as const)('%s account/%s wants a sign-in', async (method, path) => {
  expect((await api.call({ method, path: `/account/${path}` })).statusCode).toBe(401);
});

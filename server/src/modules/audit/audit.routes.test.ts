import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { AuditRow } from 'shared-api/entities';
import { recordAudit, verifyAudit, withOrigin } from '../../platform/audit';
import { auditLog, notifications, stores, users } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';
import { auditJobs } from '.';

let api: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  admin = await api.signIn(['admin']);
});
afterAll(() => api.close());

type Entry = Parameters<typeof recordAudit>[2];

const write = (entry: Partial<Entry>) =>
  api.platform.db.transaction((tx) =>
    recordAudit(tx, api.platform, { actor: 'admin', actorUid: admin.uid, action: 'prova.fatta', ...entry }),
  );
const get = (query: string) => api.call({ path: `/admin/audit${query}`, token: admin.token });
const rows = async (query: string): Promise<AuditRow[]> => (await get(`?per_page=100&${query}`)).json().data;
const where = (field: string, op: string, value: string) =>
  `wheres[0][field]=${field}&wheres[0][op]=${op}&wheres[0][value]=${encodeURIComponent(value)}`;

test('whose name is not known is called by e-mail', async () => {
  const { uid } = await api.signIn(['admin']);
  const email = `senza-nome-${uid}@example.com`;
  await api.platform.db.read.update(users).set({ firstname: '', lastname: '', email }).where(eq(users.uid, uid));
  await write({ actorUid: uid });
  const [row] = await rows(where('actor_uid', 'eq', uid));
  expect(row?.actor?.fullname).toBe(email);
});

test('what staff does is told with who, to what and from where, under today’s names', async () => {
  const { uid } = await api.signIn(['user']);
  const path = `/admin/users/${uid}/update-profile`;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await api.call({ method: 'PATCH', path, body: { lastname: 'Nuova' }, token: admin.token, headers });
  const [row] = await rows(where('subject_id', 'eq', uid));
  expect(row).toMatchObject({
    actor: { uid: admin.uid, fullname: 'Prova Prova', role: 'admin' },
    action: 'users.updated',
    subject: { type: 'user', id: uid, label: 'Prova Nuova' },
    address: '203.0.113.7',
    request_id: expect.any(String),
    data: { fields: ['lastname'] },
  });
  const [kept] = await api.platform.db.read.select().from(auditLog).where(eq(auditLog.subject_id, uid));
  expect(JSON.stringify(kept)).not.toMatch(/Nuova|203\.0\.113/);
});

test('what a customer does is told with half the address; staff’s whole one goes after its term, and the chain stays', async () => {
  const customer = await api.signIn(['user']);
  const origin = { address: '203.0.…', wholeAddress: '203.0.113.9', request_id: 'r-whole' };
  await withOrigin(origin, () => write({ actor: 'customer', actorUid: customer.uid }));
  await withOrigin(origin, () => write({ action: 'prova.altrove' }));
  const addressOf = async (uid: string) => (await rows(where('actor_uid', 'eq', uid)))[0]?.address;
  expect([await addressOf(customer.uid), await addressOf(admin.uid)]).toEqual(['203.0.…', '203.0.113.9']);

  const job = auditJobs(api.platform).find(({ name }) => name === 'sweep-audit-addresses');
  await job?.run(new Date(api.clock.now().getTime() + 179 * 86_400_000));
  expect(await addressOf(admin.uid)).toBe('203.0.113.9');
  await job?.run(new Date(api.clock.now().getTime() + 181 * 86_400_000));
  expect(await addressOf(admin.uid)).toBe('203.0.…');
  expect((await verifyAudit(api.platform)).valid).toBe(true);
});

test('an account that is gone is told as gone', async () => {
  const { uid } = await api.signIn(['user']);
  await api.call({ method: 'DELETE', path: `/admin/users/${uid}/destroy`, token: admin.token });
  expect((await rows(where('subject_id', 'eq', uid)))[0]?.subject.label).toBe('Account cancellato');
});

test('a notification that was deleted keeps its title in the audit, and an automatic one tells nobody’s name', async () => {
  const notice = {
    title: 'Chiusura natalizia',
    excerpt: 'Fermi dal 24 al 26.',
    type: 'info',
    audience: { roles: ['manager'], store_uids: [], user_uids: [] },
  };
  const create = {
    method: 'POST',
    path: '/admin/in-app-notifications/create',
    body: notice,
    token: admin.token,
  } as const;
  const { id } = (await api.call(create)).json().data;
  const path = `/admin/in-app-notifications/${id}/delete`;
  await api.call({ method: 'DELETE', path, token: admin.token });
  const told = await rows(where('subject_id', 'eq', id));
  expect(told.map(({ action, subject }) => [action, subject.label])).toEqual([
    ['notifications.deleted', 'Chiusura natalizia'],
    ['notifications.created', 'Chiusura natalizia'],
  ]);

  const other = (await api.call(create)).json().data.id;
  await api.platform.db.read.update(notifications).set({ automatic: true }).where(eq(notifications.id, other));
  await api.call({ method: 'DELETE', path: path.replace(id, other), token: admin.token });
  expect((await rows(where('subject_id', 'eq', other)))[0]).toMatchObject({
    subject: { label: null },
    data: { automatic: true },
  });
});

test('a sign-in that fails is written down, whether there is such an account or not', async () => {
  const { uid } = await api.signIn(['user']);
  for (const email of [`${uid}@example.com`, 'nessuno@example.com']) {
    await api.call({ method: 'POST', path: '/auth/login', body: { email, password: 'non è questa, di sicuro' } });
  }
  const failed = await rows(where('action', 'eq', 'account.sign-in-failed'));
  expect(failed.map(({ actor, subject }) => [actor, subject.id]).sort()).toEqual([
    [null, null],
    [null, uid],
  ]);
});

test('names, codes, actions and dealers are searched for; filters tell roles, days and areas apart', async () => {
  const dealer = storeRow({ name: 'Officine del Registro', search: 'officine del registro' }, api.clock.now());
  await api.platform.db.read.insert(stores).values(dealer);
  await write({ action: 'stores.updated', subject: { kind: 'store', id: dealer.store_uid } });
  await api.platform.db.read.update(users).set({ search: 'prova prova' }).where(eq(users.uid, admin.uid));
  await write({ action: 'contracts.paid', data: { code: 'CC-2026-000777' } });
  const named = async (typed: string) =>
    (await rows(`search=${encodeURIComponent(typed)}`)).map(({ action }) => action);
  expect(await named('registro officine')).toEqual(['stores.updated']);
  expect(await named('2026-000777')).toEqual(['contracts.paid']);
  expect(await named('contracts.paid prova')).toEqual(['contracts.paid']);

  await write({ actor: 'customer', action: 'filtri.prova' });
  await write({ actor: 'system', actorUid: null, action: 'filtri.prova' });
  const both = `wheres[1][field]=action&wheres[1][op]=eq&wheres[1][value]=filtri.prova`;
  const roles = async (query: string) => (await rows(`${query}&${both}`)).map(({ actor }) => actor?.role ?? null);
  expect(await roles(where('role', 'eq', 'user'))).toEqual(['user']);
  expect(await roles(where('role', 'null', '1'))).toEqual([null]);
  expect(await roles(where('subject_type', 'eq', 'filtri'))).toHaveLength(2);
  expect(await roles(where('at', 'gte', '2026-03-03'))).toEqual([]);
  expect((await get(`?${where('role', 'eq', 'capo')}`)).statusCode).toBe(422);
});

test('the chain is checked', async () => {
  await write({});
  const count = await api.platform.db.read.$count(auditLog);
  const { data } = (await get('/verify')).json();
  expect(data).toEqual({ valid: true, events: count, head: expect.stringMatching(/./) });
});

test('people read it in words, programs by names and codes', async () => {
  await write({ action: 'contracts.deleted' });
  const found = where('action', 'eq', 'contracts.deleted');
  const [inWords, byField] = [await get(`/export?headings=words&${found}`), await get(`/export?${found}`)];
  const linesOf = ({ body }: typeof inWords) => body.replace('\ufeff', '').trim().split('\r\n');
  const [heading, line = ''] = linesOf(inWords);
  expect(heading).toBe('Quando;Utente;Ruolo;Azione;Tipo di oggetto;Oggetto;Indirizzo IP;Richiesta;Dettagli');
  expect(line.split(';')[3]).toBe('Contratto eliminato');
  expect(linesOf(byField)[0]).toBe(
    'at;actor;actor_uid;role;action;subject_type;subject_id;subject;address;request_id;data',
  );
  expect(linesOf(byField)[1]?.split(';')[4]).toBe('contracts.deleted');
});

test('what is exported is what the list shows, in its order, and that it was is the next entry', async () => {
  const entry = fc.record({
    action: fc.constantFrom('esporta.uno', 'esporta.due'),
    later: fc.integer({ min: 0, max: 2 }),
  });
  const query = fc.record({
    sort: fc.constantFrom('', 'sort=at&', 'sort=-action&', 'sort=action&'),
    filter: fc.constantFrom('', where('action', 'like', 'esporta'), where('action', 'eq', 'esporta.uno')),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), query, async (entries, { sort, filter }) => {
      for (const { action, later } of entries) {
        api.clock.moveTo(new Date(api.clock.now().getTime() + later));
        await withOrigin({ address: '198.51.…', wholeAddress: '198.51.100.4', request_id: `r-${later}` }, () =>
          write({ action }),
        );
      }
      const listed = await rows(`${sort}${filter}`);
      const csv = await get(`/export?format=csv&${sort}${filter}`);
      const lines = csv.body.trim().split('\n').slice(1);
      expect(lines.slice(0, 100).map((line) => line.split(';')[4])).toEqual(listed.map(({ action }) => action));
      expect(csv.headers['x-total-rows']).toBe(String(lines.length));
      const [last] = await rows(where('action', 'eq', 'audit.exported'));
      expect(last?.data).toMatchObject({ format: 'csv', rows: lines.length });
    }),
    { numRuns: 10 },
  );
  expect((await get('/export?format=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

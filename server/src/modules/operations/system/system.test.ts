import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SystemStatus } from 'shared-api/entities';
import { noteBackup } from '../../../platform/backup';
import { auditLog, jobs, messages } from '../../../platform/db/schema';
import { productVersion } from '../../../platform/product-version';
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing';

let api: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  api = await testApp();
  admin = await api.signIn(['admin']);
});
afterAll(() => api.close());

const read = async (): Promise<SystemStatus> => {
  const answer = await api.call({ path: '/admin/system', token: admin.token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
const tryOut = (name: string, body: object = {}) =>
  api.call({ method: 'POST', path: `/admin/system/adapters/${name}/test`, token: admin.token, body });

test('tells the version, the database and what the storage holds', async () => {
  await api.platform.storage.put('a/b', Buffer.alloc(7));
  expect(await read()).toMatchObject({
    version: productVersion,
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    started_at: '2026-03-02T10:00:00.000Z',
    demo: true,
    database: {
      engine: process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite',
      version: expect.stringMatching(/^\d+\.\d+$/),
      size_bytes: expect.any(Number),
      migration: expect.stringMatching(/^\d{4}_[a-z_]+$/),
    },
    storage: { kind: 'filesystem', files: 1, size_bytes: 7 },
  });
});

test('tables of a newer version are told beside what this one knows', async () => {
  const { read: db } = api.platform.db;
  await db.execute(sql`insert into schema_migrations (name, sha256) values ('9999_later.sql', 'x')`);
  const { database } = await read();
  await db.execute(sql`delete from schema_migrations where name = '9999_later.sql'`);
  expect(database.migration).toMatch(/^9999, più nuovo di questo server, che arriva a \d{4}$/);
});

test('a storage that never answers keeps nobody from reading the rest', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const asked = (['has', 'get', 'usage'] as const).map((name) =>
    jest.spyOn(api.platform.storage, name).mockImplementation(silent),
  );
  const { adapters, backup_at, database } = await read();
  for (const spy of asked) spy.mockRestore();
  expect(adapters.find(({ name }) => name === 'storage')).toMatchObject({
    healthy: false,
    detail: 'Il bucket non risponde, oppure rifiuta la chiave.',
  });
  expect([backup_at, database.size_bytes]).toEqual([null, expect.any(Number)]);
});

test('tells how fast it answers, what waits to leave and when it was last copied', async () => {
  const before = await read();
  expect(before).toMatchObject({ queue: { waiting: 0, oldest_at: null }, backup_at: null });
  expect(before.traffic.minutes).toBe(15);
  const at = api.clock.now();
  await noteBackup(api.platform.storage, at);
  await api.platform.db.read.insert(messages).values({
    id: randomUUID(),
    channel: 'email',
    purpose: 'prova',
    status: 'queued',
    created_at: at,
    next_attempt_at: new Date(at.getTime() + 86_400_000),
  });
  const after = await read();
  expect(after).toMatchObject({ queue: { waiting: 1, oldest_at: at.toISOString() }, backup_at: at.toISOString() });
  expect(after.traffic.requests).toBeGreaterThan(before.traffic.requests);
  expect(after.traffic).toMatchObject({ failed: 0, p95_ms: expect.any(Number) });
});

test('each job has an Italian name, its last run and what it did', async () => {
  await api.wait(1);
  const { jobs } = await read();
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.find((job) => job.name === 'expire-contracts')).toEqual({
    name: 'expire-contracts',
    title: 'Eliminazione dei contratti scaduti',
    last_run_at: api.clock.now().toISOString(),
    last_duration_ms: expect.any(Number),
    last_error: null,
    last_result: 'Nessun elemento.',
    next_run_at: new Date(api.clock.now().getTime() + 60_000).toISOString(),
  });
});

test('a job that no longer comes round is told', async () => {
  await api.wait(1);
  const due = api.clock.now();
  api.clock.moveTo(new Date(due.getTime() + 3_600_000));
  const late = (await read()).jobs.find((job) => job.name === 'expire-contracts');
  expect(late?.last_error).toBe('In ritardo: doveva ripartire il 02/03/2026 11:01.');
});

test('a job that has been at work for ten minutes is told', async () => {
  await api.wait(1);
  const now = api.clock.now();
  const since = new Date(now.getTime() - 600_000);
  await api.platform.db.read
    .update(jobs)
    .set({ last_started_at: since, last_finished_at: new Date(since.getTime() - 60_000), next_run_at: now })
    .where(eq(jobs.name, 'expire-contracts'));
  const hanging = (await read()).jobs.find((job) => job.name === 'expire-contracts');
  expect(hanging?.last_error).toBe(
    'In corso dal 02/03/2026 11:50: forse è bloccato. Se non finisce, riavviare il processo che lo esegue.',
  );
});

test('in the demonstration every service is the built-in one, and none is ill', async () => {
  const { adapters } = await read();
  expect(adapters.filter(({ recipient }) => recipient).map(({ recipient }) => recipient)).toEqual(['phone', 'email']);
  expect(adapters.map(({ name, configured, healthy }) => [name, configured, healthy])).toEqual([
    ['sms', false, true],
    ['email', false, true],
    ['vin', false, true],
    ['payment', false, true],
    ['seal', false, true],
    ['tsa', false, true],
    ['sentry', false, true],
    ['storage', false, true],
  ]);
});

test('errors of browsers are told alike ones together, for 24 hours', async () => {
  const error = { message: 'TypeError: x', area: 'manager', version: '1.2.3', url: '/cms/manager' };
  for (const from of ['192.0.2.1', '192.0.2.2']) {
    await api.call({ method: 'POST', path: '/client-errors', body: error, headers: { 'x-forwarded-for': from } });
  }
  const at = api.clock.now().toISOString();
  expect((await read()).client_errors).toEqual([{ ...error, at, request_id: null, stack: null, count: 2 }]);
  await api.wait(86_401);
  admin = await api.signIn(['admin']);
  expect((await read()).client_errors).toEqual([]);
});

test('a trial by SMS lands in the inbox at once, says so, and is written down without the number', async () => {
  const answer = await tryOut('sms', { to: '333 123 4567' });
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    {
      data: {
        ok: true,
        duration_ms: expect.any(Number),
        detail: 'È in uso la posta della dimostrazione: il messaggio è in /dev/inbox.',
      },
      message: 'Prova riuscita.',
    },
  ]);
  const [sent] = await api.inbox();
  expect([sent?.recipient, sent?.body]).toEqual(['+393331234567', expect.stringContaining('SMS di prova')]);
  const [entry] = await api.platform.db.read
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'system.adapter-tested'));
  expect(entry).toMatchObject({ actor_uid: admin.uid, subject: 'adapter', subject_id: 'sms', data: { ok: true } });
});

test.each([
  ['vin', true, 'Non configurato: risponde la nostra decodifica del telaio.'],
  ['payment', true, 'Dimostrazione: pagina di prova del gestore.'],
  ['seal', true, 'Una prova è stata firmata, e il certificato la riconosce.'],
  ['tsa', false, 'Non configurata: i contratti sono sigillati senza marca (PAdES B-B).'],
  ['sentry', false, 'Non configurata: gli errori dei browser restano in questa pagina.'],
])('a trial of %s tells what stands in for it', async (name, ok, detail) => {
  expect((await tryOut(name)).json().data).toMatchObject({ ok, detail });
});

test('a trial of the storage writes, reads and takes away', async () => {
  const before = await api.platform.storage.usage();
  expect((await tryOut('storage')).json().data).toMatchObject({ ok: true });
  expect(await api.platform.storage.usage()).toEqual(before);
});

test.each([
  ['sms', {}, 'Scrivi il cellulare a cui inviare la prova.'],
  ['sms', { to: '02 123456' }, 'Scrivi il cellulare a cui inviare la prova.'],
  ['email', { to: 'nessuno' }, 'Scrivi l’indirizzo e-mail a cui inviare la prova.'],
])('a trial of %s to %j asks whom to send to', async (name, body, sentence) => {
  const refused = await tryOut(name, body);
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { to: [sentence] }]);
});

test('trials have a limit by the hour, which is a setting', async () => {
  const values = { 'adapters.tests': 1 };
  await api.call({ method: 'PATCH', path: '/admin/settings', token: admin.token, body: { values } });
  const other = await api.signIn(['admin']);
  const again = () =>
    api.call({ method: 'POST', path: '/admin/system/adapters/vin/test', token: other.token, body: {} });
  expect((await again()).statusCode).toBe(202);
  expect((await again()).statusCode).toBe(429);
});

test('an unknown service is a 404, and a manager sees nothing of this', async () => {
  expect((await tryOut('fax')).statusCode).toBe(404);
  const { token } = await api.signIn(['manager']);
  expect((await api.call({ path: '/admin/system', token })).statusCode).toBe(403);
  const test = { method: 'POST', path: '/admin/system/adapters/sms/test', token, body: {} } as const;
  expect((await api.call(test)).statusCode).toBe(403);
});

test('a storage that does not answer is told, and the rest of the page with it', async () => {
  // The last count is kept for ten minutes.
  await api.wait(601);
  jest.spyOn(api.platform.storage, 'usage').mockRejectedValueOnce(new Error('away'));
  jest.spyOn(api.platform.storage, 'has').mockRejectedValueOnce(new Error('away'));
  const { storage, adapters } = await read();
  expect(storage).toEqual({ kind: 'filesystem', files: null, size_bytes: null });
  expect(adapters.find(({ name }) => name === 'storage')).toMatchObject({ healthy: false });
});

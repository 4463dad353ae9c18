import { sql } from 'drizzle-orm';
import { buildApp } from './app';
import { sealOldEnds } from './modules/contracts';
import {
  contractWorld,
  newCustomer,
  paidAtDealer,
  type StaffSession,
  sentAtDealer,
  signedAtDealer,
  staffAt,
  type World,
} from './modules/contracts/testing';
import { runVerify } from './modules/reporting';
import { createDatabase, type Database } from './platform/db/database';
import type { Engine } from './platform/db/engine';
import { migrate, readMigrations } from './platform/db/migrate';
import { openPgliteMemory } from './platform/db/pglite/pglite-engine';
import { createPlatform } from './platform/platform';
import { compiledPglite } from './platform/testing/compiled-pglite';

/** Events are written as before the person who acted stood under their hash: an earlier schema has no place for more. */
jest.mock('./modules/contracts/history/event-chain', () => ({
  ...jest.requireActual<object>('./modules/contracts/history/event-chain'),
  hashVersion: 1,
}));

/**
 * An installation of an earlier version starts with this one: what it holds goes over every migration since. The rows are
 * made by today's product and put into the earlier schema, each as far as that has a place for it.
 */
let world: World;
let manager: StaffSession;
let admin: StaffSession;
let rows: ReadonlyMap<string, readonly Row[]>;

type Row = Readonly<Record<string, unknown>>;

beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
  await everyStatus();
  rows = await rowsOf(world.platform.db);
}, 120_000);
afterAll(() => world.close());

/** A contract in each status, and what lies around them: notes, notices, messages, money, versions of a package. */
async function everyStatus(): Promise<void> {
  const { uid: draft } = await newCustomer(world, { email: 'bozza@example.com', phone: '+393339990001' });
  await manager.call('POST', `/contracts/${draft}/notes`, { text: 'Richiama lunedì' });
  await sentAtDealer(world, manager);
  const pending = await sentAtDealer(world, manager);
  await pending.customer.post('sign', { terms: true, clauses: true, general: true, marketing: true });
  const declined = await newCustomer(world, { email: 'no@example.com', phone: '+393339990002' });
  await declined.post('decline', { reason: 'Ho cambiato idea' });
  const { contract_uid: deleted } = await manager.draft({ email: 'via@example.com', phone: '+393339990003' });
  await manager.call('DELETE', `/contracts/${deleted}/delete`);
  await signedAtDealer(world, manager);
  const filled = await signedAtDealer(world, manager);
  await filled.customer.post('payment-method', { payment_method: 'concessionaria' });
  const paid = await paidAtDealer(world, manager, { car_vin: 'ZFA31200000654321' });
  await manager.call('POST', `/contracts/${paid.uid}/maintenance/1/done`, { date: '2026-03-02', km: 20_000 });
  const withdrawn = await paidAtDealer(world, manager);
  await withdrawn.customer.post('withdraw');
  await withdrawn.customer.post('withdraw/confirm');
  await admin.call('PATCH', `/packages/${world.packageId}/update`, { title: 'Completo 36 mesi' });
  await world.inbox();
}

async function rowsOf(db: Database): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = await db.read.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'schema_%'`,
  );
  const all = new Map<string, readonly Row[]>();
  for (const { name } of found.rows) {
    const { rows: kept } = await db.read.execute<{ row: Row }>(sql.raw(`select to_jsonb(t) as row from ${name} t`));
    all.set(
      name,
      kept.map(({ row }) => row),
    );
  }
  return all;
}

/** A database at an earlier migration, with all the rows that it has tables for. */
async function earlier(last: string): Promise<Engine> {
  const { engine } = await openPgliteMemory(await compiledPglite());
  const list = readMigrations();
  await migrate(engine, list.slice(0, list.findIndex(({ name }) => name.startsWith(last)) + 1));
  await engine.script(async (run) => {
    // Neither order nor triggers: the rows come as they were left.
    await run('set local session_replication_role = replica');
    const columns = await run(`select table_name as name, string_agg(quote_ident(column_name), ', ') as list
      from information_schema.columns where table_schema = 'public' and table_name not like 'schema_%' group by 1`);
    for (const { name, list: names } of columns) {
      const json = JSON.stringify(rows.get(String(name)) ?? []);
      await run(`delete from ${name}; insert into ${name} (${names})
        select ${names} from json_populate_recordset(null::${name}, $rows$${json}$rows$)`);
    }
    // What is written next is numbered after what came with its number.
    await run("select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log");
  });
  return engine;
}

/** What people read, and what it adds up to. */
async function figures(call: World['call']) {
  const read = async (token: string, path: string) => (await call({ path, token })).json();
  const list = await read(admin.token, '/admin/contracts/search?per_page=50&sort=code');
  const shown = ({ code, status, fullname, total, car_vin }: Row) => ({ code, status, fullname, total, car_vin });
  const bell = await read(manager.token, '/account/notifications');
  return {
    contracts: list.data.map(shown),
    counts: list.meta.counts,
    analytics: await read(admin.token, '/admin/contracts/analytics'),
    bell: bell.meta.counts,
    notices: bell.data.map(({ title }: Row) => title),
    packages: (await read(admin.token, '/admin/packages/search')).data.map(({ title, total }: Row) => [title, total]),
  };
}

test.each([['0010'], ['0020'], ['0030']])(
  'from migration %s on nothing is lost, figures are the same, and what was signed can be verified',
  async (last) => {
    const { platform } = world;
    const engine = await earlier(last);
    const before = await countsOf(engine);
    await migrate(engine);
    expect(await countsOf(engine)).toMatchObject(before);

    const db = createDatabase(engine);
    await sealOldEnds({ ...platform, db });
    const said: string[] = [];
    const verdict = await runVerify({ ...platform, db, code: undefined, write: (line) => said.push(line) });
    expect([verdict, said]).toEqual([0, [expect.stringMatching(/^9 .* 9 /)]]);

    const app = await buildApp(createPlatform({ ...platform, db }), { checkAnswers: true });
    const call: World['call'] = ({ method = 'GET', path, token = '' }) =>
      app.http.inject({ method, url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });
    expect(await figures(call)).toEqual(await figures(world.call));
    await app.http.close();
    await db.close();
  },
);

/** How many rows each table has. */
async function countsOf(engine: Engine): Promise<Row> {
  return engine.script(async (run) => {
    const tables = await run(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'schema_%'",
    );
    const counts: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [row] = await run(`select count(*)::integer as count from ${name}`);
      counts[String(name)] = row?.count;
    }
    return counts;
  });
}

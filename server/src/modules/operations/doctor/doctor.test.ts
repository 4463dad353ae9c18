import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '../../../platform/clock';
import { openDatabase } from '../../../platform/db';
import { readMigrations } from '../../../platform/db/migrate';
import { lockFolder } from '../../../platform/db/pglite/folder-lock';
import { openPgliteFolder } from '../../../platform/db/pglite/pglite-engine';
import { openPostgres } from '../../../platform/db/postgres/postgres-engine';
import { type Env, readEnv } from '../../../platform/env';
import { openDatabaseKeys } from '../../../platform/start';
import { portOf } from '../../../platform/testing/port-of';
import { emptyPostgresDatabase } from '../../../platform/testing/postgres-test-database';
import { unsignedService } from '../../../platform/testing/unsigned-service';
import { runDoctor } from '..';

// The embedded database is opened again by each.
jest.setTimeout(240_000);

/** No contract was made here. */
const historyKeyIds = async () => [];
const keys = 'una-chiave-di-prova-lunga-abbastanza';
const server = process.env.TEST_DATABASE_URL;
let root: string;
let url: string | undefined;
let drop = async () => {};
let env: Env;

/** The settings of the installation, and some more. */
const settings = (more: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ DATA_DIR: join(root, 'data'), APP_KEYS: keys, PORT: '1', DATABASE_URL: url, ...more });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carcare-doctor-'));
  mkdirSync(join(root, 'data'), { mode: 0o700 });
  if (server !== undefined) ({ url, drop } = await emptyPostgresDatabase(server));
  env = settings();
  const db = await open();
  await openDatabaseKeys(db, env, historyKeyIds);
  await db.close();
});
afterAll(async () => {
  await drop();
  rmSync(root, { recursive: true, force: true });
});

const open = () => openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onConnectionLost: () => undefined });

/** Changes the database past the product. */
async function run(sql: string): Promise<void> {
  const engine =
    env.DATABASE_URL === null
      ? await openPgliteFolder(env.DATA_DIR)
      : openPostgres({ url: env.DATABASE_URL, onConnectionLost: () => undefined });
  await engine.script((script) => script(sql));
  await engine.close();
}

async function examined(of: Env, at = new Date()) {
  const lines: string[] = [];
  const code = await runDoctor(of, { clock: fixedClock(at), historyKeyIds, write: (line) => void lines.push(line) });
  return { code, said: lines.join('\n') };
}

test('an installation that works is told part by part, with what hardly anybody wants so', async () => {
  const { code, said } = await examined(env);
  expect([code, said]).toEqual([0, expect.stringMatching(/Niente impedisce di lavorare, \d+ da controllare\.$/)]);
  expect(said).toContain('le sue tabelle sono quelle di questa versione');
  expect(said).toContain('a posto: Le chiavi sono quelle del database.');
  expect(said).toContain('a posto: L’archivio delle versioni si legge');
  expect(said).toContain('da controllare: Attenzione: manca SMS_URL');
  expect(said).toContain('da controllare: Nessuna copia è stata fatta');
});

test('where nothing was started yet nothing is wrong, and nothing is made', async () => {
  const DATA_DIR = join(root, 'new');
  const { code, said } = await examined(readEnv({ DATA_DIR }));
  expect([code, said]).toEqual([0, expect.stringContaining('non c’è ancora nessun database')]);
  expect(existsSync(join(DATA_DIR, 'app-keys'))).toBe(false);
});

test('a folder that cannot be made is told before the first start', async () => {
  writeFileSync(join(root, 'a-file'), '');
  const { code, said } = await examined(readEnv({ DATA_DIR: join(root, 'a-file', 'data') }));
  expect([code, said]).toEqual([1, expect.stringContaining('a-file/data non c’è, e qui non posso crearla')]);
});

test('other keys than the database’s are named, and nothing is written', async () => {
  const { code, said } = await examined(settings({ APP_KEYS: 'un-altra-chiave-che-non-è-quella-giusta' }));
  expect([code, said]).toEqual([1, expect.stringContaining('NON VA: Mancano le chiavi di questo database')]);
  expect(said).toMatch(/Una cosa non va, /);
});

test('tables of another version are told apart: older, newer, and not ours', async () => {
  const { name = '', sha256 = '' } = readMigrations().at(-1) ?? {};
  await run(`update schema_migrations set sha256 = 'x' where name = '${name}'`);
  expect(await examined(env)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`un’altra versione di CarCare (${name})`),
  });
  await run(`update schema_migrations set name = '9999_later.sql' where name = '${name}'`);
  expect((await examined(env)).said).toContain(`Manca una modifica alle tabelle, da ${name} in poi`);
  await run(`delete from schema_migrations where name = '9999_later.sql'`);
  expect((await examined(env)).said).toContain('Prima fai una copia');
  await run(`insert into schema_migrations (name, sha256) values ('${name}', '${sha256}'), ('9999_later.sql', 'x')`);
  expect((await examined(env)).said).toContain('una versione più nuova di CarCare (9999_later.sql)');
  await run(`delete from schema_migrations where name = '9999_later.sql'`);
});

test('a clock that is wrong is told by the database’s', async () => {
  const { said } = await examined(env, new Date(Date.now() - 3_600_000));
  expect(said).toMatch(/distano 3\d{3} secondi/);
});

test('a mail server that is away and a provider of SMS that is there are told', async () => {
  const provider = createServer((socket) => socket.end());
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const port = portOf(provider);
  const { code, said } = await examined(
    settings({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'info@esempio.it',
      SMS_URL: `http://127.0.0.1:${port}/invia, http://127.0.0.1:1/invia`,
    }),
  );
  provider.close();
  expect(code).toBe(1);
  expect(said).toContain('NON VA: Il server di posta 127.0.0.1:1 non risponde');
  expect(said).toContain(`a posto: Il servizio per gli SMS 127.0.0.1:${port} si raggiunge.`);
  expect(said).toContain('NON VA: Il servizio per gli SMS 127.0.0.1:1 non si raggiunge (ECONNREFUSED)');
});

test('a service whose certificate is not valid is told as such', async () => {
  const { port, close } = await unsignedService();
  const { code, said } = await examined(
    settings({
      SMTP_URL: `smtps://127.0.0.1:${port}`,
      MAIL_FROM: 'info@esempio.it',
      SMS_URL: `https://127.0.0.1:${port}/invia, smpps://a:b@127.0.0.1:${port}`,
    }),
  );
  await close();
  expect(code).toBe(1);
  expect(said.match(/NON VA: Il certificato di 127\.0\.0\.1:\d+ non è valido \([A-Z_]+\)/g)).toHaveLength(3);
});

test('files that cannot be written, releases and a seal that cannot be read are told', async () => {
  const DATA_DIR = join(root, 'broken');
  mkdirSync(join(DATA_DIR, 'releases'), { recursive: true, mode: 0o755 });
  writeFileSync(join(DATA_DIR, 'files'), 'not a folder');
  writeFileSync(join(DATA_DIR, 'releases', 'registry.json'), '{broken');
  const { code, said } = await examined(readEnv({ DATA_DIR }));
  expect(code).toBe(1);
  expect(said).toContain('si apre anche ad altri utenti');
  expect(said).toContain('Non posso scrivere nella cartella dei dati');
  expect(said).toContain('L’archivio delle versioni non si legge');
  const sealed = await examined(settings({ SIGNING_P12: join(root, 'nowhere.p12') }));
  expect(sealed).toMatchObject({ code: 1, said: expect.stringContaining('Il file di SIGNING_P12 non si apre') });
});

test('a database that a process has open is asked through that process', async () => {
  const other = { DATA_DIR: join(root, 'open'), PORT: '1' };
  mkdirSync(join(other.DATA_DIR, 'database'), { recursive: true });
  writeFileSync(join(other.DATA_DIR, 'database', 'PG_VERSION'), '18');
  const unlock = lockFolder(other.DATA_DIR);
  const { code, said } = await examined(readEnv(other));
  unlock();
  expect([code, said]).toEqual([1, expect.stringContaining(`aperto dal processo ${process.pid}`)]);
});

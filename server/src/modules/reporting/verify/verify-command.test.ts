import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../platform/db';
import type { Script } from '../../../platform/db/engine';
import { readMigrations } from '../../../platform/db/migrate';
import { openPgliteFolder } from '../../../platform/db/pglite/pglite-engine';
import { openPostgres } from '../../../platform/db/postgres/postgres-engine';
import { openDatabaseKeys, runCommand } from '../../../platform/start';
import { emptyPostgresDatabase } from '../../../platform/testing/postgres-test-database';
import { verifyCommand } from '..';

// The embedded database is opened again by each.
jest.setTimeout(120_000);

const before = process.env;
const server = before.TEST_DATABASE_URL;
let root: string;
let url: string | null = null;
let drop = async () => {};
const dataDir = () => join(root, 'data');
const installation = (): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir(),
  ...(url === null ? {} : { DATABASE_URL: url }),
});

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'carcare-verify-'));
  if (server !== undefined) ({ url, drop } = await emptyPostgresDatabase(server));
  mkdirSync(dataDir(), { mode: 0o700 });
  const db = await openDatabase({ url, dataDir: dataDir(), onConnectionLost: () => undefined });
  await openDatabaseKeys(db, { APP_KEYS: [keys], DATA_DIR: dataDir() }, async () => []);
  await db.close();
});
afterEach(() => {
  process.env = before;
  process.exitCode = 0;
  jest.restoreAllMocks();
});
afterAll(async () => {
  await drop();
  rmSync(root, { recursive: true, force: true });
});

const keys = 'una-chiave-di-prova-lunga-abbastanza';

/** What the command says, and its exit code. */
async function verified(checkpoint?: string, place = installation(), contract?: string) {
  const said: string[] = [];
  const listen = (chunk: string | Uint8Array) => said.push(String(chunk)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(listen);
  jest.spyOn(process.stderr, 'write').mockImplementation(listen);
  process.env = { APP_KEYS: keys, ...place };
  await runCommand((parts) => verifyCommand({ code: contract, checkpoint }, parts));
  return { code: process.exitCode, said: said.join('') };
}

/** Works on the database past the product. */
async function past<T>(work: (run: Script) => Promise<T>): Promise<T> {
  const engine =
    url === null ? await openPgliteFolder(dataDir()) : openPostgres({ url, onConnectionLost: () => undefined });
  const result = await engine.script(work);
  await engine.close();
  return result;
}

test('a database of this version is checked', async () => {
  expect(await verified()).toEqual({ code: 0, said: expect.stringContaining('0 contratti controllati') });
});

test('one of an older version is refused in a sentence, with a checkpoint as well, and stays as it was', async () => {
  const { name = '' } = readMigrations().at(-1) ?? {};
  await past((run) => run(`update schema_migrations set name = '9999_later.sql' where name = '${name}'`));
  const checkpoint = join(root, 'checkpoint.json');
  writeFileSync(checkpoint, '{}');
  for (const given of [undefined, checkpoint]) {
    const { code, said } = await verified(given);
    expect([code, said]).toEqual([1, expect.stringContaining(`manca una modifica alle tabelle, ${name}. Avvia prima`)]);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
  const rows = await past((run) => run('select name from schema_migrations order by name desc limit 1'));
  expect(rows).toEqual([{ name: '9999_later.sql' }]);
  await past((run) => run(`update schema_migrations set name = '${name}' where name = '9999_later.sql'`));
});

test('where no database is none is made', async () => {
  const DATA_DIR = join(root, 'elsewhere');
  expect(await verified(undefined, { DATA_DIR })).toEqual({
    code: 1,
    said: expect.stringContaining('non c’è nessun database'),
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each(['CC-2026-12', '000123', 'tutti'])(
  '%s is no code: that is said without opening a database',
  async (contract) => {
    const DATA_DIR = join(root, 'elsewhere');
    expect(await verified(undefined, { DATA_DIR }, contract)).toEqual({
      code: 1,
      said: expect.stringContaining(`${contract} non è il codice di un contratto: un codice è come CC-2026-000123.`),
    });
  },
);

test('a code that no contract has is looked for', async () => {
  expect(await verified(undefined, installation(), 'CC-2026-999999')).toEqual({
    code: 1,
    said: expect.stringContaining('Nessun contratto ha il codice CC-2026-999999.'),
  });
});

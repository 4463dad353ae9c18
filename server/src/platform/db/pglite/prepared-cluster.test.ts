import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createDatabase } from '../database';
import type { Engine } from '../engine';
import { migrate } from '../migrate';
import { meta } from '../schema';
import { openPgliteFolder } from './pglite-engine';
import { readTar } from './read-tar';

const root = fs.mkdtempSync(join(tmpdir(), 'carcare-cluster-test-'));
const archive = join(root, 'cluster.tar.br');
const none = join(root, 'none.tar.br');

beforeAll(() => {
  execFileSync(process.execPath, [join(process.cwd(), 'scripts/lib/make-cluster.mjs'), archive]);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const newFolder = () => fs.mkdtempSync(join(root, 'data-'));

async function ask(engine: Engine, sql: string) {
  return engine.script((run) => run(sql));
}

/** All that says how a cluster was made. */
async function described(dataDir: string, cluster: string) {
  const engine = await openPgliteFolder(dataDir, cluster);
  try {
    return {
      version: await ask(engine, 'select version()'),
      settings: await ask(engine, 'select name, setting, source from pg_settings order by name'),
      databases: await ask(
        engine,
        `select datname, datdba, encoding, datlocprovider, datistemplate, datallowconn, datcollate, datctype, datlocale,
          datcollversion, datacl from pg_database order by datname`,
      ),
      roles: await ask(engine, 'select rolname, rolsuper, rolcanlogin, rolconfig from pg_roles order by rolname'),
      extensions: await ask(engine, 'select extname, extversion from pg_extension order by extname'),
      schemas: await ask(engine, 'select nspname, nspowner, nspacl from pg_namespace order by nspname'),
      relations: await ask(engine, 'select relname, relkind from pg_class order by relname, relkind'),
    };
  } finally {
    await engine.close();
  }
}

test('a first start from the prepared cluster finds what the library would have made', async () => {
  const [prepared, made] = [newFolder(), newFolder()];
  expect(await described(prepared, archive)).toEqual(await described(made, none));

  const filesOf = (dataDir: string) =>
    fs.readdirSync(join(dataDir, 'database'), { recursive: true, encoding: 'utf8' }).sort();
  expect(filesOf(prepared)).toEqual(filesOf(made));
  expect(fs.readFileSync(join(prepared, 'database/postgresql.conf'), 'utf8')).toBe(
    fs.readFileSync(join(made, 'database/postgresql.conf'), 'utf8'),
  );
});

test('nobody else may read what was unpacked', async () => {
  const dataDir = newFolder();
  await (await openPgliteFolder(dataDir, archive)).close();
  const modeOf = (name: string) => fs.statSync(join(dataDir, 'database', name)).mode & 0o777;
  expect(['', 'base', 'base/1', 'pg_wal', 'pg_tblspc'].map(modeOf)).toEqual(Array(5).fill(0o700));
  expect(['PG_VERSION', 'pg_hba.conf', 'global/pg_control'].map(modeOf)).toEqual(Array(3).fill(0o600));
});

const crash = () => {
  throw new Error('crashed');
};

test.each([
  ['while its files are written', () => jest.spyOn(fs.promises, 'writeFile').mockImplementation(crash)],
  ['before it got its name', () => jest.spyOn(fs, 'renameSync').mockImplementation(crash)],
])('a start that ended %s begins anew', async (_when, stop) => {
  const dataDir = newFolder();
  const stopped = stop();
  await expect(openPgliteFolder(dataDir, archive)).rejects.toThrow('crashed');
  stopped.mockRestore();
  expect(fs.existsSync(join(dataDir, 'database'))).toBe(false);
  expect(fs.existsSync(join(dataDir, 'database.new'))).toBe(true);

  const engine = await openPgliteFolder(dataDir, archive);
  await migrate(engine);
  await engine.close();
  expect(fs.readdirSync(dataDir)).toEqual(['database']);
});

test('a database that is there stays as it is', async () => {
  const dataDir = newFolder();
  const first = await openPgliteFolder(dataDir, none);
  await migrate(first);
  const before = createDatabase(first);
  await before.read.insert(meta).values({ key: 'kept', value: 'yes' });
  await before.close();

  const after = createDatabase(await openPgliteFolder(dataDir, archive));
  const rows = await after.read.select({ value: meta.value }).from(meta).where(eq(meta.key, 'kept'));
  await after.close();
  expect(rows).toEqual([{ value: 'yes' }]);
});

test('an archive that was cut is refused', () => {
  const tar = Buffer.alloc(1_024);
  tar.write('/PG_VERSION');
  tar.write('00000002000', 124);
  expect(() => readTar(tar)).toThrow('ends too early');
});

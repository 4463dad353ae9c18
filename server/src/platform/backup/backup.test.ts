import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createDatabase, type Database, openDatabase } from '../db';
import { openPgliteFolder } from '../db/pglite/pglite-engine';
import { meta } from '../db/schema';
import { type Env, readEnv } from '../env';
import { folderStorage } from '../storage';
import { startS3 } from '../storage/testing/start-s3.mjs';
import { emptyPostgresDatabase } from '../testing/postgres-test-database';
import { lastBackup, makeBackup, offerCopies, restoreBackup } from './index';
import { databaseFile, readManifest, sha256Of, writeManifest } from './manifest';

// Each opens the embedded database several times.
jest.setTimeout(240_000);

const now = new Date('2026-03-02T10:00:00Z');
const server = process.env.TEST_DATABASE_URL;
let root: string;
let bucket: Awaited<ReturnType<typeof startS3>>;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carcare-backup-'));
  bucket = await startS3(join(root, 'bucket'));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await bucket.stop();
  await rm(root, { recursive: true, force: true });
});

/** The settings of an installation that has nothing yet. */
async function installation(name: string): Promise<Env> {
  const DATA_DIR = join(root, name);
  await mkdir(DATA_DIR);
  if (server === undefined) return readEnv({ DEMO: '1', DATA_DIR });
  const { url, drop } = await emptyPostgresDatabase(server);
  drops.push(drop);
  return { ...readEnv({ DEMO: '1', DATA_DIR }), DATABASE_URL: url };
}

const openIn = ({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> =>
  openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR, onConnectionLost: () => undefined });
const filesOf = ({ DATA_DIR }: Env) => folderStorage(join(DATA_DIR, 'files'));

function teller() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

async function expectRestored(folder: string, name: string): Promise<void> {
  const target = await installation(name);
  const { lines, write } = teller();
  await restoreBackup(target, { folder, write });
  expect(lines.at(-1)).toMatch(/^Copia del 02\/03\/2026.* ripristinata/);
  const db = await openIn(target);
  expect(await db.read.select().from(meta).where(eq(meta.key, 'prova'))).toEqual([{ key: 'prova', value: 'però' }]);
  await db.close();
  expect(String(await filesOf(target).get('documents/a.pdf'))).toBe('una pagina');
  const again = restoreBackup(target, { folder, write });
  await expect(again).rejects.toThrow('Qui c’è già un database');
}

/** An installation with a row and a file, open. */
async function worked(name: string): Promise<{ source: Env; db: Database }> {
  const source = await installation(name);
  const db = await openIn(source);
  await db.read.insert(meta).values({ key: 'prova', value: 'però' });
  await filesOf(source).put('documents/a.pdf', Buffer.from('una pagina'));
  return { source, db };
}

/** A backup of an installation that rests, with a row and a file. */
async function restingBackup(name: string): Promise<string> {
  const { source, db } = await worked(name);
  await db.close();
  const folder = join(root, 'copies', name);
  await makeBackup(source, { folder, now, write: teller().write });
  return folder;
}

test('a backup of a running product comes back whole where nothing is, and only there', async () => {
  const { source, db } = await worked('running');
  const onGivenUp = jest.fn();
  const end = await offerCopies(db, source.DATA_DIR, onGivenUp);
  const folder = join(root, 'copies', 'running');
  const { lines, write } = teller();
  await makeBackup(source, { folder, now, write });
  expect(lines).toContain('Un file copiato.');
  expect(lines.at(-1)).toBe(`Copia completa in ${folder}.`);
  expect(await lastBackup(filesOf(source))).toBe(now.toISOString());
  // The product goes on, and what it writes then is none of the backup's.
  await db.read.update(meta).set({ value: 'dopo' }).where(eq(meta.key, 'prova'));
  await end();
  await db.close();
  expect(onGivenUp).not.toHaveBeenCalled();
  await expectRestored(folder, 'from-running');
});

test('so does one of a product that rests, without its keys', async () => {
  const { source, db } = await worked('resting');
  await db.close();
  await writeFile(join(source.DATA_DIR, 'app-keys'), 'una chiave');
  const folder = join(root, 'copies', 'resting');
  await makeBackup(source, { folder, now, write: teller().write });
  expect(await readdir(folder)).toEqual(['backup.json', 'database.dump', 'files']);
  expect(await readFile(join(folder, 'backup.json'), 'utf8')).not.toContain('chiave');
  await expectRestored(folder, 'from-resting');
});

test('of files in a bucket it says that they stay there: to copy them with the copy, and nothing to do when it is put back', async () => {
  const source = { ...(await installation('in-bucket')), DEMO: false, S3_URL: bucket.url };
  await (await openIn(source)).close();
  const folder = join(root, 'copies', 'in-bucket');
  const made = teller();
  await makeBackup(source, { folder, now, write: made.write });
  expect(made.lines).toContain('I file sono nel bucket di S3_URL e restano lì: copialo con i suoi strumenti.');
  const back = teller();
  await restoreBackup(await installation('from-bucket'), { folder, write: back.write });
  expect(back.lines[0]).toBe('I file sono nel bucket di S3_URL: questa copia non li contiene e non li tocca.');
});

test('what is no whole backup is not restored, and no backup is overwritten', async () => {
  const source = await installation('again');
  await (await openIn(source)).close();
  const folder = join(root, 'copies', 'again');
  const { write } = teller();
  await makeBackup(source, { folder, now, write });
  await expect(makeBackup(source, { folder, now, write })).rejects.toThrow('non è vuota');

  const target = await installation('refused');
  const restoring = (from: string) => restoreBackup(target, { folder: from, write });
  await expect(restoring(join(root, 'copies', 'nowhere'))).rejects.toThrow('non c’è una copia completa');
  await mkdir(join(folder, 'files', 'documents'), { recursive: true });
  await writeFile(join(folder, 'files', 'documents', 'other.pdf'), 'x');
  await expect(restoring(folder)).rejects.toThrow('ha 1 file invece di 0: la copia è rovinata');
  await appendFile(join(folder, 'database.dump'), 'x');
  await expect(restoring(folder)).rejects.toThrow('la copia è rovinata');
  expect(await readdir(target.DATA_DIR)).toEqual([]);
});

test('a restore that cannot be finished leaves the place of the next try as it was', async () => {
  const folder = await restingBackup('half-way');
  const { write } = teller();
  const damaged = join(root, 'copies', 'damaged');
  await cp(folder, damaged, { recursive: true });
  await writeFile(databaseFile(damaged), 'no archive');
  const manifest = await readManifest(damaged);
  if (manifest === null) throw new Error('The copy has no manifest');
  await writeManifest(damaged, { ...manifest, database_sha256: await sha256Of(databaseFile(damaged)) });

  const target = await installation('second-try');
  await expect(restoreBackup(target, { folder: damaged, write })).rejects.toThrow();
  expect(await readdir(target.DATA_DIR)).toEqual([]);
  await restoreBackup(target, { folder, write });
  expect(String(await filesOf(target).get('documents/a.pdf'))).toBe('una pagina');
});

test('what is interrupted takes away what it had put, and can be begun again', async () => {
  const { source, db } = await worked('interrupted');
  await db.close();
  const folder = join(root, 'copies', 'interrupted');
  const until = (sentence: string) => {
    const controller = new AbortController();
    const write = (line: string) => line === sentence && controller.abort();
    return { folder, write: (line: string) => void write(line), signal: controller.signal };
  };
  await expect(makeBackup(source, { ...until('Copio il database…'), now })).rejects.toThrow('Interrotto');
  expect(await readdir(folder)).toEqual([]);
  expect(await lastBackup(filesOf(source))).toBeNull();
  await makeBackup(source, { folder, now, write: teller().write });

  const target = await installation('after-interruption');
  for (const sentence of ['Un file copiato.', 'Rimetto il database…']) {
    await expect(restoreBackup(target, until(sentence))).rejects.toThrow('Interrotto');
    expect(await readdir(target.DATA_DIR)).toEqual([]);
  }
  await restoreBackup(target, { folder, write: teller().write });
});

// The embedded database takes its place at the end alone.
if (server !== undefined)
  test('a PostgreSQL that was restored before the restore was killed keeps its files', async () => {
    const folder = await restingBackup('committed');
    const target = await installation('after-commit');
    const { PATH } = process.env;
    const programs = join(root, 'programs');
    await mkdir(programs);
    const script = `#!/bin/sh\nPATH='${PATH}' pg_restore "$@"\nkill -9 $$\n`;
    await writeFile(join(programs, 'pg_restore'), script, { mode: 0o755 });
    process.env.PATH = `${programs}:${PATH}`;
    const killed = restoreBackup(target, { folder, write: teller().write });
    await expect(killed.finally(() => (process.env.PATH = PATH))).rejects.toThrow('Qui c’è già un database');
    expect(String(await filesOf(target).get('documents/a.pdf'))).toBe('una pagina');
  });

test('files that a restore left which was killed are told apart from a database', async () => {
  const folder = await restingBackup('killed');
  const target = await installation('after-kill');
  await filesOf(target).put('documents/a.pdf', Buffer.from('una pagina'));
  const again = restoreBackup(target, { folder, write: teller().write });
  await expect(again).rejects.toThrow(`In ${join(target.DATA_DIR, 'files')} ci sono già dei file`);
});

test('a restore that meets an embedded database made and closed meanwhile takes nothing away', async () => {
  const [from, to] = [join(root, 'met-from'), join(root, 'met')];
  await Promise.all([mkdir(from), mkdir(to)]);
  const [source, target] = [from, to].map((DATA_DIR) => readEnv({ DEMO: '1', DATA_DIR }));
  if (source === undefined || target === undefined) throw new Error('Two installations are needed');
  await createDatabase(await openPgliteFolder(from)).close();
  await filesOf(source).put('documents/a.pdf', Buffer.from('una pagina'));
  const folder = join(root, 'copies', 'met');
  await makeBackup(source, { folder, now, write: () => undefined });

  const atWork = () => {
    mkdirSync(join(to, 'database'), { recursive: true });
    writeFileSync(join(to, 'files/documents/theirs.pdf'), 'di altri');
  };
  await expect(restoreBackup(target, { folder, write: atWork })).rejects.toThrow('Qui c’è già un database');
  expect(String(await filesOf(target).get('documents/theirs.pdf'))).toBe('di altri');
});

test('an embedded database whose process gives no copies is told, and so is one that is not there', async () => {
  const DATA_DIR = join(root, 'closed');
  await mkdir(DATA_DIR);
  const env = readEnv({ DEMO: '1', DATA_DIR });
  const { write } = teller();
  const backup = (name: string) => makeBackup(env, { folder: join(root, 'copies', name), now, write });
  await expect(backup('none')).rejects.toThrow('non c’è nessun database da copiare');
  // What stopped half-way leaves the place of the next try as it was.
  expect(await readdir(join(root, 'copies', 'none'))).toEqual([]);
  await writeFile(join(root, 'copies', 'a-file'), '');
  await expect(backup('a-file/copy')).rejects.toThrow(
    `Nella cartella ${join(root, 'copies', 'a-file/copy')} non posso`,
  );
  const db = createDatabase(await openPgliteFolder(DATA_DIR));
  await expect(backup('closed')).rejects.toThrow('non dà copie');
  await db.close();
});

test('a copy that its process did not send to the end is no backup', async () => {
  const DATA_DIR = join(root, 'torn');
  await mkdir(DATA_DIR);
  const env = readEnv({ DEMO: '1', DATA_DIR });
  const db = createDatabase(await openPgliteFolder(DATA_DIR));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(5n);
  const answers = [Buffer.from(''), length.subarray(0, 3), Buffer.concat([Buffer.from('half'), length])];
  for (const [i, answer] of answers.entries()) {
    const process = createServer((socket) => void socket.end(answer)).listen(join(DATA_DIR, 'whole-copies.sock'));
    await once(process, 'listening');
    const folder = join(root, 'copies', `torn-${i}`);
    const backup = makeBackup(env, { folder, now, write: teller().write });
    await expect(backup).rejects.toThrow('La copia del database è arrivata incompleta');
    expect(await readdir(folder)).toEqual([]);
    await new Promise((closed) => process.close(closed));
  }
  await db.close();
});

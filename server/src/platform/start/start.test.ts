import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, FolderInUseError, MigrationChangedError, NoDatabaseError, SchemaOlderError } from '../db';
import { meta, users } from '../db/schema';
import { EnvError } from '../env';
import { UnusableBucketError } from '../storage';
import { testDatabase } from '../testing/test-database';
import { DemonstrationMarkError } from './demonstration-mark';
import { checkDemonstrationMark, markSeeded, startProblem, warnOfNewerSchema } from './index';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  await db.read.delete(meta);
  await db.read.delete(users);
});
afterAll(() => db.close());

const account = () => ({ uid: randomUUID(), email: 'a@example.com', created_at: new Date(), updated_at: new Date() });

test('a demonstration is seeded once, and its database never becomes a real one', async () => {
  expect(await checkDemonstrationMark(db, true)).toBe(true);
  // Interrupted: its data is still to be made.
  expect(await checkDemonstrationMark(db, true)).toBe(true);
  await markSeeded(db.read);
  await db.read.insert(users).values(account());
  expect(await checkDemonstrationMark(db, true)).toBe(false);
  await expect(checkDemonstrationMark(db, false)).rejects.toThrow(DemonstrationMarkError);
});

test('a database with an account never becomes a demonstration', async () => {
  await db.read.insert(users).values(account());
  await expect(checkDemonstrationMark(db, true)).rejects.toThrow(DemonstrationMarkError);
  expect(await checkDemonstrationMark(db, false)).toBe(false);
});

test('a start on the tables of a newer version is told, and goes on', async () => {
  const sentences: string[] = [];
  const log = { warn: jest.fn() };
  const warn = () => warnOfNewerSchema(db, { log, complain: (sentence) => sentences.push(sentence) });
  await warn();
  expect(sentences).toEqual([]);
  await db.read.execute(sql`insert into schema_migrations (name, sha256) values ('9999_later.sql', 'x')`);
  await warn();
  await db.read.execute(sql`delete from schema_migrations where name = '9999_later.sql'`);
  expect(sentences).toEqual([expect.stringContaining('una versione più nuova di CarCare (9999_later.sql)')]);
  expect(log.warn).toHaveBeenCalledWith({ migration: '9999_later.sql' }, 'the tables are of a newer version');
});

const env = { PORT: 4000, HOST: '127.0.0.1', DATA_DIR: '/srv/data' };
const withCode = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['a port that is taken', withCode('EADDRINUSE', 'listen'), 'La porta 4000'],
  ['a port that is not ours', withCode('EACCES', 'listen'), 'permesso di usare la porta 4000'],
  ['an address that is not ours', withCode('EADDRNOTAVAIL', 'listen'), '127.0.0.1'],
  [
    'a name that is no address',
    Object.assign(withCode('ENOTFOUND', 'getaddrinfo'), { hostname: '127.0.0.1' }),
    'l’indirizzo 127.0.0.1: controlla HOST',
  ],
  [
    'a database with a name that is no address',
    Object.assign(withCode('ENOTFOUND', 'getaddrinfo'), { hostname: 'db.esempio.it' }),
    'DATABASE_URL',
  ],
  ['a folder that cannot be written', withCode('EACCES', 'mkdir'), '/srv/data'],
  ['a full disk', withCode('ENOSPC', 'write'), 'fai spazio in /srv/data'],
  ['a full disk of the database', new Error('Failed query', { cause: withCode('53100') }), 'fai spazio'],
  ['a second process', new FolderInUseError('/srv/data', 42), 'processo 42'],
  ['another version', new MigrationChangedError('0001_a.sql'), '0001_a.sql'],
  ['a folder without a database', new NoDatabaseError('/srv/data'), 'In /srv/data non c’è nessun database'],
  [
    'an older database',
    new SchemaOlderError(['0007_a.sql', '0008_b.sql']),
    'mancano 2 modifiche alle tabelle, da 0007_a.sql',
  ],
  ['a database that is away', new Error('Failed query', { cause: withCode('ECONNREFUSED') }), 'DATABASE_URL'],
  ['a database with another password', new Error('Failed query', { cause: withCode('28P01') }), 'utente, password'],
  ['a database that is not there', withCode('3D000'), 'nome del database (3D000)'],
  ['a wrong variable', new EnvError('La variabile PORT non va bene.'), 'PORT'],
  ['a bucket that refuses the key', new UnusableBucketError('S3_URL', 'refused', 'carcare'), 'controlla S3_URL'],
  ['a mixed database', new DemonstrationMarkError(true), 'dimostrazione'],
])('%s is told in one sentence', (_, error, part) => {
  const sentence = startProblem(error, env);
  expect(sentence).toContain(part);
  expect(sentence).not.toContain('\n');
});

test('what nobody has foreseen keeps its own report', () => {
  expect(startProblem(new TypeError('x is not a function'), env)).toBeNull();
});

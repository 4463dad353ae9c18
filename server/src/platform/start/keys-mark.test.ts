import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { meta } from '../db/schema';
import { createKeys } from '../keys';
import { testDatabase } from '../testing/test-database';
import { KeysMissingError, openCommandKeys, openDatabaseKeys, readDatabaseKeys, startProblem } from './index';

const first = 'first'.padEnd(32, '-');
const second = 'second'.padEnd(32, '-');
const stranger = 'stranger'.padEnd(32, '-');

let db: Database;
let DATA_DIR: string;
const noHistories = async () => [];
const place = (...APP_KEYS: string[]) => ({ APP_KEYS, DATA_DIR });
const mark = async () => (await db.read.select().from(meta).where(eq(meta.key, 'application-keys')))[0]?.value;

beforeEach(async () => {
  db = await testDatabase();
  DATA_DIR = mkdtempSync(join(tmpdir(), 'carcare-keys-'));
});
afterEach(async () => {
  await db.close();
  rmSync(DATA_DIR, { recursive: true });
});

test('a new database gets keys once, and knows them again', async () => {
  const keys = await openDatabaseKeys(db, place(), noHistories);
  expect((await openDatabaseKeys(db, place(), noHistories)).currentId).toBe(keys.currentId);
  expect((await readDatabaseKeys(db, place(), noHistories)).currentId).toBe(keys.currentId);
});

test('a key that was put in front is known from then on', async () => {
  await openDatabaseKeys(db, place(first), noHistories);
  await openDatabaseKeys(db, place(second, first), noHistories);
  await expect(openDatabaseKeys(db, place(second), noHistories)).rejects.toThrow(KeysMissingError);
  await expect(openDatabaseKeys(db, place(first), noHistories)).rejects.toThrow(KeysMissingError);
});

test('a command takes the keys that the database has, and brings none', async () => {
  await openDatabaseKeys(db, place(first), noHistories);
  const before = await mark();
  const early: unknown = await openCommandKeys(db, place(second, first), noHistories).catch(
    (reason: unknown) => reason,
  );
  expect(startProblem(early, null)).toMatch(/^La prima chiave di APP_KEYS .* non è ancora di questo database/);
  await expect(openCommandKeys(db, place(second), noHistories)).rejects.toThrow(KeysMissingError);
  expect((await openCommandKeys(db, place(first, second), noHistories)).currentId).toBe(createKeys([first]).currentId);
  expect(await mark()).toBe(before);
  // From the first round on it may stand in front.
  await openDatabaseKeys(db, place(first, second), noHistories);
  expect((await openCommandKeys(db, place(second, first), noHistories)).currentId).toBe(createKeys([second]).currentId);
});

test('a command before the first start makes the keys', async () => {
  const keys = await openCommandKeys(db, place(), noHistories);
  expect((await openDatabaseKeys(db, place(), noHistories)).currentId).toBe(keys.currentId);
});

test('a database restored without its keys is told so, and nothing is written', async () => {
  await openDatabaseKeys(db, place(first), noHistories);
  const before = await mark();
  for (const open of [openDatabaseKeys, readDatabaseKeys])
    for (const keys of [[], [stranger]]) {
      const error: unknown = await open(db, place(...keys), noHistories).catch((reason: unknown) => reason);
      expect(startProblem(error, null)).toMatch(/^Mancano le chiavi di questo database/);
    }
  expect(existsSync(join(DATA_DIR, 'app-keys'))).toBe(false);
  expect(await mark()).toBe(before);
});

test('a database from before the mark is known by the histories in it', async () => {
  const histories = async () => [createKeys([first]).currentId];
  await expect(readDatabaseKeys(db, place(second), histories)).rejects.toThrow(KeysMissingError);
  await openDatabaseKeys(db, place(second, first), histories);
});

test('a database from before the mark is known by its own seal', async () => {
  const value = createKeys([first]).encrypt('seal', 'a seal');
  await db.read.insert(meta).values({ key: 'self_made_seal', value });
  await expect(readDatabaseKeys(db, place(), noHistories)).rejects.toThrow(KeysMissingError);
  await openDatabaseKeys(db, place(first), noHistories);
  expect(await mark()).toBe(createKeys([first]).currentId);
});

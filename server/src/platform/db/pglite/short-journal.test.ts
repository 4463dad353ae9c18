import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../database';
import { migrate } from '../migrate';
import { meta } from '../schema';
import { type FolderParts, openPgliteFolder } from './pglite-engine';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carcare-journal-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(dataDir, { recursive: true, force: true });
});

const files = async () =>
  (await readdir(join(dataDir, 'database', 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

/** A database with more of a journal than it keeps. */
async function longJournal(parts: FolderParts = {}) {
  const engine = await openPgliteFolder(dataDir, undefined, parts);
  await migrate(engine);
  const db = createDatabase(engine);
  for (let n = 0; n < 12; n += 1) {
    await db.transaction((tx) => tx.insert(meta).values({ key: `${n}`, value: 'x' }));
    await db.read.execute(sql`select pg_switch_wal()`);
  }
  expect(await files()).toBeGreaterThan(8);
  return db;
}

/** A minute, and until the journal is short. */
async function untilShort(): Promise<void> {
  jest.advanceTimersByTime(60_000);
  while ((await files()) > 5) await new Promise(setImmediate);
}

test('the journal of a database that stays open is short again within a minute, and nothing is lost', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  const db = await longJournal();
  await untilShort();
  expect(await db.read.$count(meta)).toBe(12);
  await db.close();
});

test('a copy keeps what it needs of it until it has ended', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  const db = await longJournal({ freeBytesAt: () => 1_000_000_000 });
  const copying = db.copy?.()[Symbol.asyncIterator]();
  await copying?.next();
  const before = await files();
  jest.advanceTimersByTime(60_000);
  expect(await db.read.$count(meta)).toBe(12);
  expect(await files()).toBe(before);
  while ((await copying?.next())?.done === false);
  await untilShort();
  await db.close();
});

test('where there is little room a copy is given up before the journal that it holds fills the disk', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  const db = await longJournal({ freeBytesAt: () => 100_000_000 });
  const copying = db.copy?.()[Symbol.asyncIterator]();
  await copying?.next();
  await untilShort();
  const rest = async () => {
    while ((await copying?.next())?.done === false);
  };
  await expect(rest()).rejects.toThrow('A checkpoint came');
  await db.close();
});

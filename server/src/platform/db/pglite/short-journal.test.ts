import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../database';
import { migrate } from '../migrate';
import { meta } from '../schema';
import { openPgliteFolder } from './pglite-engine';

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

test('the journal of a database that stays open is short again within a minute, and nothing is lost', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  const engine = await openPgliteFolder(dataDir);
  await migrate(engine);
  const db = createDatabase(engine);
  for (let n = 0; n < 12; n += 1) {
    await db.transaction((tx) => tx.insert(meta).values({ key: `${n}`, value: 'x' }));
    await db.read.execute(sql`select pg_switch_wal()`);
  }
  expect(await files()).toBeGreaterThan(8);

  jest.advanceTimersByTime(60_000);
  while ((await files()) > 5) await new Promise(setImmediate);
  expect(await db.read.$count(meta)).toBe(12);
  await db.close();
});

import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../database';
import { restorePgliteFolder } from './pglite-copy';
import { openPgliteFolder } from './pglite-engine';

// Each opens the embedded database several times.
jest.setTimeout(240_000);

const root = mkdtempSync(join(tmpdir(), 'carcare-copied-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function opened(name: string) {
  const engine = await openPgliteFolder(join(root, name));
  return { engine, db: createDatabase(engine) };
}

const run = (db: Database, statement: string) => db.read.execute(sql.raw(statement));

/** The rows as the table has them and as its index has them: they are the same, or the copy is torn. */
async function rowsOf(db: Database) {
  const counted = 'select count(*)::int as n, max(n) as last, sum(n)::int from numbers where n >= 0';
  await run(db, 'set enable_seqscan = off');
  const byIndex = await run(db, counted);
  await run(db, 'set enable_seqscan = on');
  await run(db, 'set enable_indexonlyscan = off');
  await run(db, 'set enable_indexscan = off');
  await run(db, 'set enable_bitmapscan = off');
  const byTable = await run(db, counted);
  return { byIndex: byIndex.rows[0], byTable: byTable.rows[0] };
}

test('a copy that is made while rows, columns and tables come and go is whole, and holds what was there at its end', async () => {
  const { engine, db } = await opened('running');
  await run(db, 'create table numbers (n int primary key, text text)');
  await run(db, `insert into numbers select n, repeat('x', 200) from generate_series(0, 9999) n`);
  let next = 10_000;
  let copying = true;
  const writing = (async () => {
    for (; copying; next += 20) {
      await run(db, `insert into numbers select n, repeat('y', 200) from generate_series(${next}, ${next + 19}) n`);
      await run(db, `update numbers set text = text || 'z' where n % 97 = ${next % 97}`);
      await run(db, `drop table if exists passing`);
      await run(db, `create table passing as select n from numbers where n < 500`);
    }
  })();
  const { copy } = engine;
  if (copy === null) throw new Error('There is no copy');
  const archive = join(root, 'running.tar.gz');
  const begun = next;
  const pieces = async function* () {
    let isFirst = true;
    for await (const piece of copy()) {
      // Only the journal tells of it: it had no file when the copy began.
      if (isFirst) await run(db, 'create table kept as select n from generate_series(1, 500) n');
      isFirst = false;
      yield piece;
    }
  };
  await pipeline(pieces(), createWriteStream(archive));
  const ended = next;
  copying = false;
  await writing;
  await db.close();
  expect(ended).toBeGreaterThan(begun);

  await restorePgliteFolder(join(root, 'restored'), archive);
  const { db: restored } = await opened('restored');
  const { byIndex, byTable } = await rowsOf(restored);
  expect(byTable).toEqual(byIndex);
  const { n, last } = byTable ?? {};
  expect(n).toBe(Number(last) + 1);
  expect(n).toBeGreaterThanOrEqual(begun);
  expect(n).toBeLessThanOrEqual(ended + 20);
  await run(restored, `insert into numbers values (-1, 'after')`);
  expect((await run(restored, 'select count(*)::int as n from kept')).rows).toEqual([{ n: 500 }]);
  await restored.close();
});

test('one that a checkpoint comes into is given up, and the next one is whole', async () => {
  const { engine, db } = await opened('checkpoint');
  await run(db, 'create table numbers (n int primary key)');
  await run(db, 'insert into numbers values (1)');
  const { copy } = engine;
  if (copy === null) throw new Error('There is no copy');
  const broken = (async () => {
    let isFirst = true;
    for await (const _ of copy()) {
      if (isFirst) await run(db, 'checkpoint');
      isFirst = false;
    }
  })();
  await expect(broken).rejects.toThrow('A checkpoint came');
  // Its journal begins a new file, which is not there before something is written.
  await run(db, 'select pg_switch_wal()');
  const archive = join(root, 'checkpoint.tar.gz');
  await pipeline(copy(), createWriteStream(archive));
  await db.close();
  await restorePgliteFolder(join(root, 'whole'), archive);
  const { db: restored } = await opened('whole');
  expect((await run(restored, 'select n from numbers')).rows).toEqual([{ n: 1 }]);
  await restored.close();
});

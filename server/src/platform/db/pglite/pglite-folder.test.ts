import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { asc, sql } from 'drizzle-orm';
import { buildSync } from 'esbuild';
import { createDatabase } from '../database';
import { isDiskFull } from '../database-errors';
import { migrate } from '../migrate';
import { meta } from '../schema';
import { FolderInUseError } from './folder-lock';
import { openPgliteFolder } from './pglite-engine';
import { EngineStoppedError } from './stop-after-panic';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fs.mkdtempSync(join(tmpdir(), 'carcare-durable-'));
const dataDir = join(root, 'data');
fs.mkdirSync(dataDir);
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** A process that writes rows for ever and says each number once it is committed. */
function startWriter() {
  const program = join(here, 'writer.mjs');
  buildSync({
    stdin: {
      resolveDir: here,
      contents: `
        import { createDatabase } from '../database';
        import { meta } from '../schema';
        import { openPgliteFolder } from './pglite-engine';
        const db = createDatabase(await openPgliteFolder(${JSON.stringify(dataDir)}));
        for (let n = 0; ; n += 1) {
          await db.transaction((tx) => tx.insert(meta).values({ key: String(n).padStart(6, '0'), value: 'x' }));
          console.log(n);
        }`,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Our own workspaces are sources, and go into the program.
    external: ['@electric-sql/*', 'drizzle-orm', 'pg'],
    outfile: program,
  });
  return { child: spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] }), program };
}

test('what was acknowledged survives kill -9, and a living process keeps others out', async () => {
  const first = await openPgliteFolder(dataDir);
  await migrate(first);
  await expect(openPgliteFolder(dataDir)).rejects.toThrow(FolderInUseError);
  await first.close();

  const { child, program } = startWriter();
  const lines = createInterface({ input: child.stdout });
  let acknowledged = -1;
  const exited = new Promise((resolve) => child.on('exit', resolve));
  try {
    for await (const line of lines) {
      acknowledged = Number(line);
      if (acknowledged === 10) await expect(openPgliteFolder(dataDir)).rejects.toThrow(FolderInUseError);
      if (acknowledged === 60) break;
    }
  } finally {
    child.kill('SIGKILL');
    await exited;
    fs.rmSync(program);
  }

  const db = createDatabase(await openPgliteFolder(dataDir));
  const rows = await db.read.select({ key: meta.key }).from(meta).orderBy(asc(meta.key));
  await db.close();
  expect(acknowledged).toBe(60);
  expect(rows.map(({ key }) => Number(key)).slice(0, 61)).toEqual(Array.from({ length: 61 }, (_, n) => n));
});

test('each commit waits for the disk', async () => {
  const db = createDatabase(await openPgliteFolder(dataDir));
  const sync = jest.spyOn(fs, 'fsyncSync');
  for (let n = 0; n < 5; n += 1) await db.read.insert(meta).values({ key: `synced-${n}`, value: '' });
  const syncs = sync.mock.calls.length;
  await db.close();
  expect(syncs).toBeGreaterThanOrEqual(5);
});

test('a lock that a dead process left behind is taken over', async () => {
  fs.writeFileSync(join(dataDir, 'process.lock'), '999999 123');
  const engine = await openPgliteFolder(dataDir);
  await engine.close();
  expect(fs.existsSync(join(dataDir, 'process.lock'))).toBe(false);
});

test('a lock that finds no room leaves nothing of itself', async () => {
  const write = fs.writeFileSync;
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((path) => {
    write(path, '');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const refused = await errorOf(openPgliteFolder(dataDir));
  full.mockRestore();
  expect(isDiskFull(refused)).toBe(true);
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('process.lock'))).toEqual([]);
});

test('where the journal has no room left nobody writes, before the engine stops; reading goes on', async () => {
  let free = 24_000_000;
  const db = createDatabase(await openPgliteFolder(dataDir, undefined, { freeBytesAt: () => free }));
  const write = () => db.transaction((tx) => tx.execute(sql`create table if not exists noted (id integer)`));
  const single = () =>
    db.read
      .insert(meta)
      .values({ key: `single-${free}`, value: '' })
      .onConflictDoNothing();
  await write();
  free -= 1;
  for (const refused of [write, single]) expect(isDiskFull(await errorOf(refused()))).toBe(true);
  expect((await db.read.execute(sql`select count(*)::int as count from noted`)).rows).toEqual([{ count: 0 }]);
  free += 1;
  await write();
  await single();
  await db.close();
});

test('an engine that has panicked is asked nothing more, and the folder can be opened anew', async () => {
  const stopped = jest.fn();
  const db = createDatabase(await openPgliteFolder(dataDir, undefined, { onStopped: stopped }));
  const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  // More than what is left of the journal's file.
  const panic = await errorOf(
    db.transaction((tx) => tx.execute(sql`select pg_logical_emit_message(true, 'x', repeat('x', 40000000))`)),
  );
  full.mockRestore();
  expect(isDiskFull(panic)).toBe(true);
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(await errorOf(db.read.select().from(meta))).toMatchObject({ cause: expect.any(EngineStoppedError) });
  await db.close();
  const again = createDatabase(await openPgliteFolder(dataDir));
  expect((await again.read.select().from(meta)).length).toBeGreaterThan(0);
  await again.close();
});

const errorOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { freeBytes } from '../../free-bytes';
import type { Engine } from '../engine';
import { statementLogger } from '../statements';
import { guarded } from '../unscoped';
import { copyOfFolder } from './copy-folder';
import { DurableNodeFS, durableStartParams } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import { builtCluster, placeCluster } from './prepared-cluster';
import { keepJournalShort, shortJournal } from './short-journal';
import { stopAfterPanic } from './stop-after-panic';

const extensions = { pg_trgm, unaccent };

/**
 * The engine keeps 128 MB of pages in memory, which it never gives back, where the demonstration's database has 40: what
 * does not fit lies in the system's own cache.
 */
const keptPages = ['-c', 'shared_buffers=32MB'];

/**
 * Room that is left to the engine's journal, whose files have 16 MB: where the disk has none for the next one the engine
 * stops (`EngineStoppedError`). Whoever writes is refused before.
 */
const journalBytes = 24_000_000;
/** Below it a copy is given up, before the journal that it holds fills the disk. */
const heldBytes = 20 * journalBytes;

/** How the embedded database is opened in its folder. */
export function folderOptions(folder: string): PGliteOptions {
  return {
    fs: new DurableNodeFS(folder),
    extensions,
    startParams: [...durableStartParams(PGlite.defaultStartParams), ...keptPages, ...shortJournal],
  };
}

export interface FolderParts {
  /** On the disk of a folder: with little left whatever writes fails with `ENOSPC`, and single reads go on. */
  readonly freeBytesAt?: (folder: string) => number;
  /** The engine answers nothing any more, until the folder is opened anew. */
  readonly onStopped?: (error: unknown) => void;
}

/**
 * Opens the embedded database in a folder that no other process has open.
 * @param cluster the archive that a folder without a database begins from, if it is there
 * @throws FolderInUseError
 */
export async function openPgliteFolder(
  dataDir: string,
  cluster = builtCluster(),
  { freeBytesAt = freeBytes, onStopped = () => undefined }: FolderParts = {},
): Promise<Engine> {
  const folder = join(dataDir, 'database');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    if (await placeCluster(folder, cluster)) compileOnOneThread();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const expectRoom = () => {
      if (freeBytesAt(folder) < journalBytes)
        throw Object.assign(new Error(`Too little room for the journal in ${folder}`), { code: 'ENOSPC' });
    };
    const pglite = await PGlite.create(folderOptions(folder));
    const hasStopped = stopAfterPanic(pglite, onStopped);
    let copies = 0;
    const isHeld = () => copies > 0 && freeBytesAt(folder) > heldBytes;
    const leaveJournal = keepJournalShort(pglite, folder, { expectRoom, isHeld });
    async function* copy() {
      copies += 1;
      try {
        // A checkpoint that was asked for before is made before.
        await pglite.query('select 1');
        yield* copyOfFolder(folder, () => presentJournal(pglite));
      } finally {
        copies -= 1;
      }
    }
    const afterClose = () => {
      leaveJournal();
      unlock();
    };
    return pgliteEngine(pglite, { afterClose, expectRoom, hasStopped, copy });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function presentJournal(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name');
  const [row] = rows;
  if (row === undefined) throw new Error('The embedded database does not tell of its journal');
  return row.name;
}

/**
 * A first start is filled, for which it takes the most memory of all: each further thread that compiles the engine keeps
 * some of what it needed for it, 30 MB in all. Every other start is sooner ready with them.
 */
function compileOnOneThread(): void {
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/** An embedded database in memory, for tests; `loadDataDir` comes from `dumpDataDir`. */
export async function openPgliteMemory(options: PGliteOptions = {}): Promise<{ engine: Engine; pglite: PGlite }> {
  const pglite = await PGlite.create({ ...options, extensions });
  return { engine: pgliteEngine(pglite, {}), pglite };
}

interface EngineParts {
  readonly afterClose?: () => void;
  /** @throws where nothing more may be written */
  readonly expectRoom?: () => void;
  readonly hasStopped?: () => boolean;
  readonly copy?: NonNullable<Engine['copy']>;
}

/** What a statement has in it that needs room; one that only looks may do so on a full disk. */
const changes = /\b(insert|update|delete|truncate|create|alter|drop)\b/i;

/**
 * The engine computes in this thread and never waits for anything outside: without a turn of the loop before each
 * statement or transaction, work that goes from one to the next would keep every call from being read, for as long as it
 * lasts.
 */
function pgliteEngine(
  pglite: PGlite,
  { afterClose = () => undefined, expectRoom = () => undefined, hasStopped = () => false, copy }: EngineParts,
): Engine {
  const query = pglite.query.bind(pglite);
  // Single statements come here, those of a transaction do not.
  pglite.query = async (text, ...rest) => {
    if (changes.test(text)) expectRoom();
    await turnOfTheLoop();
    return query(text, ...rest);
  };
  const queries = drizzle(pglite, { logger: statementLogger });
  return {
    kind: 'pglite',
    queries: guarded(queries),
    async transaction(work) {
      expectRoom();
      await turnOfTheLoop();
      return queries.transaction((tx) => work(guarded(tx)));
    },
    async ping() {
      await pglite.query('select 1');
    },
    script: (work) =>
      pglite.transaction((tx) =>
        work(async (sql) => {
          const results = await tx.exec(sql);
          return results.at(-1)?.rows ?? [];
        }),
      ),
    copy: copy ?? null,
    async close() {
      // One that has stopped would turn in its circle over this, too.
      if (!hasStopped()) await pglite.close();
      afterClose();
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Database } from './database';
import { isUnavailable } from './database-errors';
import type { Engine } from './engine';
import { migrate } from './migrate';
import { openPgliteFolder } from './pglite/pglite-engine';
import { openPostgres } from './postgres/postgres-engine';

const betweenTriesMs = 500;

export interface DatabaseOptions {
  /** An existing PostgreSQL; without one the embedded database in `dataDir` is opened. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Off where a pooler stands between that does not bear prepared statements. */
  readonly namedStatements?: boolean;
  readonly onConnectionLost: (error: Error) => void;
  /** What waited for a commit failed after it (`afterCommit`). */
  readonly onLeftUndone?: (error: unknown) => void;
  /** The embedded engine has stopped for good, for want of room: whoever has it open ends, and is started again. */
  readonly onStopped?: (error: unknown) => void;
  /** How long a PostgreSQL that does not answer yet is waited for; not at all when left out. */
  readonly patience?: { readonly seconds: number; readonly onWait: () => void };
}

/** Opens the database and brings it up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, namedStatements = true, onConnectionLost, onLeftUndone, onStopped, patience } = options;
  const engine: Engine =
    url === null
      ? await openPgliteFolder(dataDir, undefined, { ...(onStopped && { onStopped }) })
      : openPostgres({ url, namedStatements, onConnectionLost });
  try {
    await migrateWhenThere(engine, patience);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return createDatabase(engine, onLeftUndone);
}

/** A process is often started together with its database, or again while that comes back. */
async function migrateWhenThere(engine: Engine, patience: DatabaseOptions['patience']): Promise<void> {
  const deadline = performance.now() + (patience?.seconds ?? 0) * 1_000;
  for (let told = false; ; ) {
    try {
      await migrate(engine);
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= deadline) throw error;
      if (!told) patience?.onWait();
      told = true;
      await wait(betweenTriesMs);
    }
  }
}

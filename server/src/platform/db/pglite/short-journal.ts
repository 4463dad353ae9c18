import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const lookEveryMs = 60_000;
/** A file of the journal has 16 MB. */
const mostFiles = 8;
/** Who copies the database and has stopped half-way must not fill the disk: then the copy is given up. */
const mostHeld = 64;

/** What the engine keeps of its journal after a checkpoint, where it would keep 1 GB. */
export const shortJournal = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** Whether a file of the journal's folder is a piece of it. */
export const isJournalFile = (name: string) => /^[0-9A-F]{24}$/.test(name);

interface Journal {
  /** Throws where nothing may be written. */
  readonly expectRoom: () => void;
  /** Whether a copy needs the journal as it is, and the disk has room for that: then it may grow for a while. */
  readonly isHeld: () => boolean;
}

/**
 * Keeps the journal of an embedded database short. A server has a process that makes checkpoints; this engine is alone,
 * and without them its journal would grow for as long as it is open, with every backup and the start after a crash.
 * @returns ends it
 */
export function keepJournalShort(pglite: PGlite, folder: string, { expectRoom, isHeld }: Journal): () => void {
  const journal = join(folder, 'pg_wal');
  const shorten = async () => {
    if (filesIn(journal) <= (isHeld() ? mostHeld : mostFiles)) return;
    expectRoom();
    await pglite.exec('checkpoint');
  };
  // What fails now is tried again in a minute; that the disk is full, or the engine has stopped, is told elsewhere.
  const timer = setInterval(() => void shorten().catch(() => undefined), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function filesIn(journal: string): number {
  return readdirSync(journal).filter(isJournalFile).length;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, count, eq, gt, lte, max } from 'drizzle-orm';
import type { Database, Queries } from '../db';
import { auditLog, meta } from '../db/schema';
import type { Keys } from '../keys';
import { type AuditRecord, chainParts, chainStart, headKey } from './audit-chain';

export interface AuditVerdict {
  readonly valid: boolean;
  /** How many entries there are. */
  readonly entries: number;
  /** The last good hash, or null before the first entry. */
  readonly head: string | null;
}

interface Parts {
  readonly db: Database;
  readonly keys: Keys;
}

const pageSize = 500;

/**
 * Checks the whole audit, oldest first: each entry's HMAC over the one before, and that none is cut off the end.
 * Entries that are written meanwhile are left for the next check; between the pages others have their turn.
 */
export async function verifyAudit({ db, keys }: Parts): Promise<AuditVerdict> {
  const { head, last, entries } = await db.transaction(readEnd);
  let reached = chainStart;
  for await (const page of pagesUpTo(db, last)) {
    for (const entry of page) {
      const fits = entry.prev_hash === reached && keys.verifyHmac('audit', chainParts(reached, entry), entry.hash);
      if (!fits) return { valid: false, entries, head: shown(reached) };
      reached = entry.hash;
    }
  }
  return { valid: reached === head, entries, head: shown(reached) };
}

/** The chain's end while nobody writes: its row is locked, as for an entry. */
async function readEnd(tx: Queries) {
  const [kept] = await tx.select({ value: meta.value }).from(meta).where(eq(meta.key, headKey)).for('update');
  const [counted] = await tx.select({ entries: count(), last: max(auditLog.id) }).from(auditLog);
  return { head: kept?.value ?? chainStart, last: counted?.last ?? 0, entries: counted?.entries ?? 0 };
}

async function* pagesUpTo(db: Database, last: number): AsyncGenerator<readonly AuditRecord[]> {
  for (let after = 0; after < last; ) {
    const page = await db.read
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.id, after), lte(auditLog.id, last)))
      .orderBy(asc(auditLog.id))
      .limit(pageSize);
    yield page;
    after = page.at(-1)?.id ?? last;
    await nextTurn();
  }
}

function shown(hash: string): string | null {
  return hash === chainStart ? null : hash;
}

import { and, count, inArray, lt, lte, max } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import type { AuditRecord } from '../../platform/audit';
import type { Queries } from '../../platform/db';
import { auditAddresses, auditLog } from '../../platform/db/schema';
import { type Cursor, cursorValue, filterOf, offsetOf, orderOf, orderTerms, rowsAfter } from '../../platform/list';
import { auditList } from './audit-list';

const dayMs = 86_400_000;

/** From where staff acted, whole, by the entries' hashes, as long as it is kept. */
export async function wholeAddresses(db: Queries, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const { hash, address } = auditAddresses;
  const rows = await db
    .select({ hash, address })
    .from(auditAddresses)
    .where(inArray(hash, [...hashes]));
  return new Map(rows.map((row) => [row.hash, row.address]));
}

/** Whole addresses that are older than so many days; the chain's own half stays. @returns how many went */
export async function sweepAddresses(db: Queries, keptDays: number, now: Date): Promise<number> {
  const old = new Date(now.getTime() - keptDays * dayMs);
  const gone = await db
    .delete(auditAddresses)
    .where(lt(auditAddresses.at, old))
    .returning({ hash: auditAddresses.hash });
  return gone.length;
}

export type AuditQuery = Pick<ListQuery, 'search' | 'sort' | 'wheres'>;

/** One page of the audit, and how many entries the filter finds. */
export async function findEntries(
  db: Queries,
  query: ListQuery,
): Promise<{ readonly rows: readonly AuditRecord[]; readonly total: number }> {
  const where = filterOf(auditList, query);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...orderTerms(auditList, orderOf(auditList, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { rows, total: counted?.total ?? 0 };
}

export interface AuditExtent {
  readonly total: number;
  /** The latest entry found: what is written later is left out. */
  readonly last: number;
}

/** How much a query finds at this moment. */
export async function extentOf(db: Queries, query: AuditQuery): Promise<AuditExtent> {
  const [found] = await db
    .select({ total: count(), last: max(auditLog.id) })
    .from(auditLog)
    .where(filterOf(auditList, query));
  return { total: found?.total ?? 0, last: found?.last ?? 0 };
}

/** The entries that come after another one in the query's order, each with its place. */
export async function entriesAfter(
  db: Queries,
  { query, last }: { readonly query: AuditQuery; readonly last: number },
  after: Cursor | null,
  size: number,
) {
  const order = orderOf(auditList, query.sort);
  const rows = await db
    .select({ entry: auditLog, value: cursorValue(order) })
    .from(auditLog)
    .where(
      and(
        filterOf(auditList, query),
        lte(auditLog.id, last),
        after === null ? undefined : rowsAfter(auditList, order, after),
      ),
    )
    .orderBy(...orderTerms(auditList, order))
    .limit(size);
  return rows.map(({ entry, value }) => ({ entry, cursor: { value, id: String(entry.id) } }));
}

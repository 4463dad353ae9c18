import { and, count, lte, max } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import type { AuditRecord } from '../../platform/audit';
import type { Queries } from '../../platform/db';
import { auditLog } from '../../platform/db/schema';
import { type Cursor, cursorValue, filterOf, offsetOf, orderOf, orderTerms, rowsAfter } from '../../platform/list';
import { auditList } from './audit-list';

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

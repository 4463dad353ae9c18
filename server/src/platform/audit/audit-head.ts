import { eq, type SQL, type Subquery, sql } from 'drizzle-orm';
import { preparedStatement, type Queries } from '../db';
import { auditLog, meta } from '../db/schema';
import { chainStart, headKey } from './audit-chain';

/** The last hash of the audit, or null before its first entry. */
export async function auditHead(tx: Queries): Promise<string | null> {
  const [head] = await tx.select({ value: meta.value }).from(meta).where(eq(meta.key, headKey));
  return head === undefined || head.value === chainStart ? null : head.value;
}

/** Whether the audit holds the entry with this hash. */
export async function hasAuditHash(tx: Queries, hash: string): Promise<boolean> {
  const [entry] = await tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.hash, hash)).limit(1);
  return entry !== undefined;
}

/** Whether anything of this kind was ever done. */
export async function hasAuditAction(db: Queries, action: string): Promise<boolean> {
  const [entry] = await db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.action, action)).limit(1);
  return entry !== undefined;
}

/** Where the chain ends; its row stays locked until the transaction ends, so that entries stand in one order. */
export async function lockAuditHead(tx: Queries): Promise<string> {
  const head = await heldHead(tx);
  if (head !== null) return head;
  await tx.insert(meta).values({ key: headKey, value: chainStart }).onConflictDoNothing();
  return (await heldHead(tx)) ?? chainStart;
}

/**
 * The same as a field of a statement that locks something else before: two statements less for whoever needs both. Null
 * before the chain's first entry.
 * @param earlier what is locked first, as a part of that statement
 */
export function auditHeadAfter(tx: Queries, earlier: Subquery): SQL<string | null> {
  // Read with the other's row, so that PostgreSQL cannot come to the lock before it has that.
  const head = tx.select({ value: meta.value }).from(meta).innerJoin(earlier, sql`true`).where(eq(meta.key, headKey));
  return sql`${head.for('update', { of: meta })}`;
}

const headOfChain = preparedStatement('audit_head_held', (tx) =>
  tx.select({ value: meta.value }).from(meta).where(eq(meta.key, headKey)).for('update'),
);

async function heldHead(tx: Queries): Promise<string | null> {
  const [head] = await headOfChain(tx).execute();
  return head?.value ?? null;
}

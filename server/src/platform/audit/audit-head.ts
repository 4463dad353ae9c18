import { eq } from 'drizzle-orm';
import type { Queries } from '../db';
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

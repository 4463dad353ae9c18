import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Queries } from '../db';
import { auditLog, type Json, meta } from '../db/schema';
import { canonicalJson, type Keys } from '../keys';

export interface AuditEntry {
  /** In what quality the person acted. */
  readonly actor: 'customer' | 'manager' | 'admin' | 'system';
  readonly actorUid: string | null;
  /** What was done, as `area.action`: `account.erased`, `contracts.exported`. */
  readonly action: string;
  /** What it was done to, by its kind and id. */
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Counts, codes and ids only: never personal data. */
  readonly data?: Json;
}

export interface AuditContext {
  readonly clock: Clock;
  readonly keys: Keys;
}

const headKey = 'audit-head';
const start = '0'.repeat(64);

/** Writes down who did what, in the transaction that does it. Each entry is chained to the one before by an HMAC. */
export async function recordAudit(tx: Queries, { clock, keys }: AuditContext, entry: AuditEntry): Promise<void> {
  const prev_hash = await lockHead(tx);
  const { actor, actorUid, action, subject, data = {} } = entry;
  const row = {
    at: clock.now(),
    actor,
    actor_uid: actorUid,
    action,
    subject: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    data,
  };
  const hash = keys.hmac('audit', [prev_hash, canonicalJson({ ...row, at: row.at.toISOString() })]);
  await tx.insert(auditLog).values({ ...row, prev_hash, hash });
  await tx.update(meta).set({ value: hash }).where(eq(meta.key, headKey));
}

/** Where the chain ends; its row stays locked until the transaction ends, so that entries stand in one order. */
async function lockHead(tx: Queries): Promise<string> {
  await tx.insert(meta).values({ key: headKey, value: start }).onConflictDoNothing();
  const [head] = await tx.select({ value: meta.value }).from(meta).where(eq(meta.key, headKey)).for('update');
  return head?.value ?? start;
}

import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import { beforeCommit, newRows, preparedStatement, type Queries, writeTogether } from '../db';
import { auditAddresses, auditLog, type Json, meta } from '../db/schema';
import type { Keys } from '../keys';
import { chainParts, chainStart, headKey } from './audit-chain';
import { presentOrigin } from './request-origin';

export interface AuditEntry {
  /** In what quality the person acted; a visitor is nobody that we know. */
  readonly actor: 'visitor' | 'customer' | 'manager' | 'admin' | 'system';
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

/**
 * Writes down who did what, in the transaction that does it. Each entry is chained to the one before by an HMAC. The
 * whole installation shares the chain's end: its row is locked last, right before the commit.
 */
export async function recordAudit(tx: Queries, { clock, keys }: AuditContext, entry: AuditEntry): Promise<void> {
  const { actor, actorUid, action, subject, data = {} } = entry;
  const origin = presentOrigin();
  const row = {
    at: clock.now(),
    actor,
    actor_uid: actorUid,
    action,
    subject: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    data,
    address: origin?.address ?? null,
    request_id: origin?.request_id ?? null,
  };
  await beforeCommit(tx, async () => {
    const prev_hash = await lockHead(tx);
    const hash = keys.hmac('audit', chainParts(prev_hash, row));
    const whole = origin && isStaff(actor) ? { hash, address: origin.wholeAddress, at: row.at } : null;
    await writeTogether(tx, [
      newRows(auditLog, [{ ...row, prev_hash, hash }]),
      ...(whole ? [newRows(auditAddresses, [whole])] : []),
      newRows(meta, [{ key: headKey, value: hash }], 'key'),
    ]);
  });
}

function isStaff(actor: AuditEntry['actor']): boolean {
  return actor === 'manager' || actor === 'admin';
}

/** Where the chain ends; its row stays locked until the transaction ends, so that entries stand in one order. */
async function lockHead(tx: Queries): Promise<string> {
  const head = await readHead(tx);
  if (head !== null) return head;
  await tx.insert(meta).values({ key: headKey, value: chainStart }).onConflictDoNothing();
  return (await readHead(tx)) ?? chainStart;
}

const heldHead = preparedStatement('audit_head_held', (tx) =>
  tx.select({ value: meta.value }).from(meta).where(eq(meta.key, headKey)).for('update'),
);

async function readHead(tx: Queries): Promise<string | null> {
  const [head] = await heldHead(tx).execute();
  return head?.value ?? null;
}

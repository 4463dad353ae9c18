import type { Clock } from '../clock';
import { beforeCommit, type NewRows, newRows, type Queries, writeTogether } from '../db';
import { auditAddresses, auditLog, type Json, meta } from '../db/schema';
import type { Keys } from '../keys';
import { chainParts, headKey } from './audit-chain';
import { lockAuditHead } from './audit-head';
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
export async function recordAudit(tx: Queries, context: AuditContext, entry: AuditEntry): Promise<void> {
  const link = linkOf(context, entry);
  await beforeCommit(tx, async () => writeTogether(tx, link(await lockAuditHead(tx))));
}

/**
 * The same, to be written in one statement with what it tells of: for the transaction that has locked the end of the
 * chain for that statement, its last.
 * @param head what `lockAuditHead` or `auditHeadAfter` found
 */
export function auditBeside(context: AuditContext, head: string, entry: AuditEntry): NewRows[] {
  return linkOf(context, entry)(head);
}

/** An entry as it is now, to be chained to whatever is last then. */
function linkOf({ clock, keys }: AuditContext, entry: AuditEntry): (head: string) => NewRows[] {
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
  return (prev_hash) => {
    const hash = keys.hmac('audit', chainParts(prev_hash, row));
    const whole = origin && isStaff(actor) ? { hash, address: origin.wholeAddress, at: row.at } : null;
    return [
      newRows(auditLog, [{ ...row, prev_hash, hash }]),
      ...(whole ? [newRows(auditAddresses, [whole])] : []),
      newRows(meta, [{ key: headKey, value: hash }], 'key'),
    ];
  };
}

function isStaff(actor: AuditEntry['actor']): boolean {
  return actor === 'manager' || actor === 'admin';
}

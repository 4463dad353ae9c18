import type { auditLog } from '../db/schema';
import { canonicalJson } from '../keys';

export type AuditRecord = typeof auditLog.$inferSelect;
type Chained = Omit<AuditRecord, 'id' | 'prev_hash' | 'hash'>;

/** Where in `meta` the hash of the last entry stands: one that is cut off the end is missed. */
export const headKey = 'audit-head';
/** What the first entry is chained to. */
export const chainStart = '0'.repeat(64);

/** What the HMAC of an entry goes over: the hash before it and the entry itself. */
export function chainParts(prevHash: string, entry: Chained): readonly [string, string] {
  const { at, actor, actor_uid, action, subject, subject_id, data, address, request_id } = entry;
  const known = { at: at.toISOString(), actor, actor_uid, action, subject, subject_id, data };
  // An entry without an origin is hashed without one, as all were before it was kept.
  const origin = { address: address ?? undefined, request_id: request_id ?? undefined };
  return [prevHash, canonicalJson({ ...known, ...origin })];
}

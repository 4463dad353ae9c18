import { and, eq, gte, isNotNull, isNull, type Placeholder } from 'drizzle-orm';
import { dayMs, revivalDays } from 'shared-api/domain';
import type { Contract } from '../contract.types';
import { contracts } from '../tables/contract.table';

/**
 * Until when a payment of before its deadline brings back a contract that the system deleted unpaid (decisions.md section
 * 2); null for any other: what a person deleted stays so.
 */
export function revivableUntil({
  deleted_at,
  deleted_by,
  signed_at,
}: Pick<Contract, 'deleted_at' | 'deleted_by' | 'signed_at'>): Date | null {
  if (deleted_at === null || deleted_by !== 'system' || signed_at === null) return null;
  return new Date(deleted_at.getTime() + revivalDays * dayMs);
}

/** Condition on `contracts`: a payment may still bring it back. @param since `revivableSince(now)`, in ISO 8601 */
export function isRevivable(since: Placeholder) {
  const { deleted_at, deleted_by, signed_at, erased_at } = contracts;
  return and(eq(deleted_by, 'system'), isNotNull(signed_at), isNull(erased_at), gte(deleted_at, since));
}

/** What the system deleted no earlier than this may still be brought back. */
export function revivableSince(now: Date): Date {
  return new Date(now.getTime() - revivalDays * dayMs);
}

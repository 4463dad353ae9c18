import { dayMs, revivalDays } from 'shared-api/domain';
import type { Contract } from '../contract.types';

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

import { coverEndsOn } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';

/** The last day on which a contract covers its car, `YYYY-MM-DD` in Rome; null before it is signed. */
export function coverEnd({
  signed_at,
  mantenance_duration,
}: Pick<CustomerContract, 'signed_at' | 'mantenance_duration'>): string | null {
  return signed_at && coverEndsOn(new Date(signed_at), mantenance_duration);
}

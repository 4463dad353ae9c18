import { coverEndsOn, renewalDays } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { daysUntil } from 'shared-ui/format';

/**
 * The last day of a cover that runs on for longer than a renewal is proposed ahead: a new one would be paid beside it.
 * @param now the server's time, ISO 8601
 */
export function runningCover({ signed_at, mantenance_duration }: StaffContract, now: string): string | null {
  if (signed_at === null) return null;
  const end = coverEndsOn(new Date(signed_at), mantenance_duration);
  return daysUntil(end, now) > renewalDays ? end : null;
}

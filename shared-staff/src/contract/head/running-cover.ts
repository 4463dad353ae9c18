import { coverEndOf, renewalDays } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { daysUntil } from 'shared-ui/format';

/**
 * The last day of a cover that runs on for longer than a renewal is proposed ahead: a new one would be paid beside it.
 * @param now the server's time, ISO 8601
 */
export function runningCover(contract: StaffContract, now: string): string | null {
  const end = coverEndOf(contract);
  return end !== null && daysUntil(end, now) > renewalDays ? end : null;
}

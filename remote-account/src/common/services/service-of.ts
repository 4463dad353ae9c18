import { coverHasEnded, type NextService, nextService } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';

/** The next service of a paid contract; null before, and after its cover. */
export function serviceOf(contract: CustomerContract, now: string): NextService | null {
  if (contract.status !== 'PAID' || contract.withdrawn_at !== null || contract.signed_at === null) return null;
  if (coverHasEnded(contract, romeDay(now))) return null;
  return nextService(contract, romeDay(contract.signed_at), romeDay(now));
}

/** Whether the last day for a service has passed. */
export function isLate({ due_on }: Pick<NextService, 'due_on'>, now: string): boolean {
  return due_on < romeDay(now);
}

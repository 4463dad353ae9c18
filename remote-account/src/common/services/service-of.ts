import { coverHasEnded, type NextService, nextService } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';

/**
 * The next service of a paid contract; null before, and after its cover. The server knows more readings of the kilometres,
 * those that were told with requests: its day counts, and rests on no reading that is known here.
 */
export function serviceOf(contract: CustomerContract, now: string): NextService | null {
  if (contract.status !== 'PAID' || contract.withdrawn_at !== null || contract.signed_at === null) return null;
  if (coverHasEnded(contract, romeDay(now))) return null;
  const next = nextService(contract, romeDay(contract.signed_at), romeDay(now));
  if (next === null) return null;
  const on = contract.maintenance.find(({ n }) => n === next.n)?.projected_on ?? next.on;
  return on === next.on ? next : { ...next, on, by: on < next.due_on ? 'km' : 'months', reading: null };
}

/** Whether a service is to be done by now, because its kilometres are reached before its months. */
export function isDueByKm({ by, on }: NextService, now: string): boolean {
  return by === 'km' && on <= romeDay(now);
}

/** Whether the last day for a service has passed. */
export function isLate({ due_on }: Pick<NextService, 'due_on'>, now: string): boolean {
  return due_on < romeDay(now);
}

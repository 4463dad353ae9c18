import { methodIs } from 'shared-api/domain';
import { type Fault, fault } from './faults';
import type { StoredHistory } from './stored-history';

/**
 * What the provider told of and what the history says of the provider's money are the same, what it gave back as well.
 * Amounts, method, moments and references stand in the contract's own columns, too, which are compared with the history
 * there.
 */
export function moneyFaults({ contract, events, payments }: StoredHistory): Fault[] {
  const told = events
    .filter(({ type, actor }) => type === 'paid' && actor === 'provider')
    .map(({ data, details }) => textOf(data.amount_cents, details?.details.reference));
  const taken = payments
    .filter(({ outcome }) => outcome === 'paid')
    .map(({ amount_cents, reference }) => textOf(amount_cents, reference));
  // The contract's own money goes back through who took it, under its code; a payment that was none under its own id.
  const throughProvider = told.length > 0 && methodIs('refundable', contract.payment_method);
  const refunded = events
    .filter(({ type, data }) => type === 'refunded' && (data.mismatch_id !== undefined || throughProvider))
    // What the provider refused went back without it.
    .filter(({ data }) => data.otherwise !== true)
    .map(({ data }) => textOf(data.amount_cents, `refund-${String(data.mismatch_id ?? contract.code)}`));
  const returned = payments
    .filter(({ outcome }) => outcome === 'refunded')
    .map(({ amount_cents, event_id }) => textOf(amount_cents, event_id));
  return [
    ...missing(told, taken),
    ...missing(taken, told),
    ...missing(refunded, returned),
    ...missing(returned, refunded),
  ].map((place) => fault('payment', place));
}

/** What stands in one list and not in the other. */
function missing(list: readonly string[], other: readonly string[]): readonly string[] {
  return list.filter((entry) => !other.includes(entry));
}

function textOf(cents: unknown, reference: unknown): string {
  return `${String(cents)} ${String(reference ?? '')}`.trim();
}

import { type Fault, fault } from './faults';
import type { StoredHistory } from './stored-history';

/**
 * What the provider told of and what the history says of the provider's money are the same. Amounts, method, moments
 * and references stand in the contract's own columns, which are compared with the history there.
 */
export function moneyFaults({ events, payments }: StoredHistory): Fault[] {
  const told = events
    .filter(({ type, actor }) => type === 'paid' && actor === 'provider')
    .map(({ data, details }) => textOf(data.amount_cents, details?.details.reference));
  const taken = payments
    .filter(({ outcome }) => outcome === 'paid')
    .map(({ amount_cents, reference }) => textOf(amount_cents, reference));
  const returned = payments.filter(({ outcome }) => outcome === 'refunded');
  const refunded = events.some(({ type }) => type === 'refunded');
  return [
    ...told.filter((payment) => !taken.includes(payment)),
    ...taken.filter((payment) => !told.includes(payment)),
    ...(refunded ? [] : returned.map(({ event_id }) => event_id)),
  ].map((place) => fault('payment', place));
}

function textOf(cents: unknown, reference: unknown): string {
  return `${String(cents)} ${String(reference ?? '')}`.trim();
}

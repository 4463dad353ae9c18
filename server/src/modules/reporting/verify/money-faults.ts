import { type Fault, fault } from './faults';
import type { StoredHistory } from './stored-history';

/**
 * What the provider told of and what the history says of the provider's money are the same. Amounts, method, moments
 * and references stand in the contract's own columns, which are compared with the history there.
 */
export function moneyFaults({ contract, events, payments }: StoredHistory): Fault[] {
  const told = events
    .filter(({ type, actor }) => type === 'paid' && actor === 'provider')
    .map(({ data, details }) => textOf(data.amount_cents, details?.details.reference));
  const taken = payments
    .filter(({ outcome }) => outcome === 'paid')
    .map(({ amount_cents, reference }) => textOf(amount_cents, reference));
  // A refund of the contract's own payment bears its code, one of a payment that was none the mismatch's id.
  const refunds = events.filter(({ type }) => type === 'refunded').map(({ data }) => data.mismatch_id);
  const returned = payments.filter(({ outcome }) => outcome === 'refunded').map(({ event_id }) => event_id);
  const ofMismatches = refunds.filter((id) => id !== undefined).map((id) => `refund-${String(id)}`);
  const ownRefund = refunds.includes(undefined);
  const untold = returned.filter(
    (id) => !ofMismatches.includes(id) && !(ownRefund && id === `refund-${contract.code}`),
  );
  return [
    ...told.filter((payment) => !taken.includes(payment)),
    ...taken.filter((payment) => !told.includes(payment)),
    ...untold,
    ...ofMismatches.filter((id) => !returned.includes(id)),
  ].map((place) => fault('payment', place));
}

function textOf(cents: unknown, reference: unknown): string {
  return `${String(cents)} ${String(reference ?? '')}`.trim();
}

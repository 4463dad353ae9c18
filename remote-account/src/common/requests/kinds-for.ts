import { coverEndOf } from 'shared-api/domain';
import { type CustomerContract, type RequestKind, requestKinds } from 'shared-api/entities';
import { romeDay } from 'shared-ui/format';

/** What stands in the contract's address while a request is written, so that a link opens it. */
export const requestParameter = 'richiesta';

/**
 * What may be asked for a contract: nothing before it is paid and after it was left.
 * @param now the server's time
 */
export function kindsFor(contract: CustomerContract, now: string): RequestKind[] {
  const { status, withdrawn_at, maintenance, package: pack } = contract;
  if (status !== 'PAID' || withdrawn_at !== null) return [];
  const endsOn = coverEndOf(contract);
  const today = romeDay(now);
  const isCovered = endsOn === null || today <= endsOn;
  const fits: Record<RequestKind, boolean> = {
    // The first day that may be asked for is tomorrow.
    appointment: today !== endsOn && isCovered && maintenance.some(({ done_on }) => done_on === null),
    fault: true,
    dealer_change: isCovered,
    // A rented car is not the customer's to sell.
    transfer: isCovered && pack.kind === 'care',
  };
  return requestKinds.filter((kind) => fits[kind]);
}

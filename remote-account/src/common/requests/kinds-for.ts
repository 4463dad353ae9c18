import { type CustomerContract, type RequestKind, requestKinds } from 'shared-api/entities';

/** What stands in the contract's address while a request is written, so that a link opens it. */
export const requestParameter = 'richiesta';

/** What may be asked for a contract: nothing before it is paid and after it was left. */
export function kindsFor({ status, withdrawn_at, maintenance, package: pack }: CustomerContract): RequestKind[] {
  if (status !== 'PAID' || withdrawn_at !== null) return [];
  const fits: Record<RequestKind, boolean> = {
    appointment: maintenance.some(({ done_on }) => done_on === null),
    fault: true,
    dealer_change: true,
    // A rented car is not the customer's to sell.
    transfer: pack.kind === 'care',
  };
  return requestKinds.filter((kind) => fits[kind]);
}

import type { ContractStatus } from './contract-status';

/** A contract's dates, as every view of it has them. */
interface StatusDates {
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly pending_at: string | null;
  readonly signed_at: string | null;
  readonly filled_at: string | null;
  readonly paid_at: string | null;
}

/** When a contract reached each status, null for those that it has not, or never needed. */
export function reachedAt(contract: StatusDates): Record<ContractStatus, string | null> {
  return {
    DRAFT: contract.created_at,
    AVAIABLE: contract.sent_at,
    PENDING: contract.pending_at,
    SIGNED: contract.signed_at,
    FILLED: contract.filled_at,
    PAID: contract.paid_at,
  };
}

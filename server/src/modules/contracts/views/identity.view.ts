import { daysLeft, deletionAt, withdrawalEndsAt } from 'shared-api/domain';
import type { ContractRow } from 'shared-api/entities';
import type { ShownContract } from '../contract.types';

/** The columns that it is told by. */
export const identityFields = [
  'contract_uid',
  'code',
  'association_code',
  'type',
  'status',
  'created_at',
  'updated_at',
  'sent_at',
  'pending_at',
  'signed_at',
  'filled_at',
  'paid_at',
  'declined_at',
  'decline_reason',
  'withdrawn_at',
  'refund_due_at',
  'refunded_at',
  'signing_blocked_at',
  'version',
] as const;
type IdentityField = (typeof identityFields)[number];
export type IdentityFacts = Pick<ShownContract, IdentityField>;

type Identity = Pick<ContractRow, IdentityField | 'deletion_at' | 'days_left' | 'withdrawal_ends_at'>;

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Who the contract is, where it stands and until when. */
export function identityOf(contract: IdentityFacts, now: Date): Identity {
  return {
    contract_uid: contract.contract_uid,
    code: contract.code,
    association_code: contract.association_code,
    type: contract.type,
    status: contract.status,
    created_at: contract.created_at.toISOString(),
    updated_at: contract.updated_at.toISOString(),
    sent_at: iso(contract.sent_at),
    pending_at: iso(contract.pending_at),
    signed_at: iso(contract.signed_at),
    filled_at: iso(contract.filled_at),
    paid_at: iso(contract.paid_at),
    declined_at: iso(contract.declined_at),
    decline_reason: contract.decline_reason,
    withdrawn_at: iso(contract.withdrawn_at),
    refund_due_at: iso(contract.refund_due_at),
    refunded_at: iso(contract.refunded_at),
    signing_blocked_at: iso(contract.signing_blocked_at),
    deletion_at: iso(deletionAt(contract)),
    days_left: daysLeft(contract, now),
    withdrawal_ends_at: contract.signed_at === null ? null : withdrawalEndsAt(contract.signed_at).toISOString(),
    version: contract.version,
  };
}

import type { Queries } from '../../../platform/db';
import type { VoidedMessages } from '../../../platform/outbox';
import { closeNotices } from '../../notifications';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';

/** How far a contract has come, by what its customer can do about it; null where nothing is left to be done. */
type Phase = 'unsigned' | 'declined' | 'unpaid' | 'paid' | null;

/**
 * Messages that ask their reader for something, by their purpose in the outbox, and while it can be done. All others
 * tell what was so when they were written, and hold for ever.
 */
const askedWhile: Readonly<Record<string, readonly Phase[]>> = {
  'contract-created': ['unsigned', 'declined'],
  'contract-link': ['unsigned', 'declined'],
  'signing-code': ['unsigned'],
  reminder: ['unsigned', 'unpaid'],
  'choose-payment': ['unpaid'],
  'payment-instructions': ['unpaid'],
  'service-due': ['paid'],
};

export type StandingContract = Pick<Contract, 'signed_at' | 'paid_at' | 'declined_at' | 'withdrawn_at' | 'deleted_at'>;

interface Written {
  readonly purpose: string;
  readonly created_at: Date;
}

/**
 * Whether what a message asks for can still be done, by how its contract stands now. Of two with one purpose the one
 * that was written before the signature asked for it.
 */
export function stillHolds({ purpose, created_at }: Written, contract: StandingContract): boolean {
  const phases = askedWhile[purpose];
  if (phases === undefined) return true;
  if (contract.signed_at !== null && created_at < contract.signed_at) return false;
  return phases.includes(phaseOf(contract));
}

function phaseOf({ signed_at, paid_at, declined_at, withdrawn_at, deleted_at }: StandingContract): Phase {
  if (deleted_at !== null || withdrawn_at !== null) return null;
  if (paid_at !== null) return 'paid';
  if (signed_at !== null) return 'unpaid';
  return declined_at === null ? 'unsigned' : 'declined';
}

const beforeAll = new Date(0);

/**
 * A contract has just gone on: what was written before and no longer holds neither leaves nor is sent once more, and
 * its dealer hears no more that it did not arrive.
 * @param contract as it stands now; null where it ended
 */
export async function voidOvertaken(
  tx: Queries,
  { outbox }: Pick<ContractsContext, 'outbox'>,
  contractId: string,
  contract: StandingContract | null,
  at: Date,
): Promise<void> {
  const purposes = Object.keys(askedWhile).filter(
    (purpose) => contract === null || !stillHolds({ purpose, created_at: beforeAll }, contract),
  );
  await voidUnsent(tx, outbox, { contract_id: contractId, purposes }, at);
}

/** Another reminder is about to go out: of two that say the same, one that has not left yet never does. */
export function voidReminders(
  tx: Queries,
  { outbox }: Pick<ContractsContext, 'outbox'>,
  contractId: string,
  at: Date,
): Promise<void> {
  return voidUnsent(tx, outbox, { contract_id: contractId, purposes: ['reminder'] }, at);
}

interface UnsentMessages extends VoidedMessages {
  readonly contract_id: string;
}

/** What of these messages has not left never does, and that it did not arrive is nothing to act on any more. */
export async function voidUnsent(
  tx: Queries,
  outbox: ContractsContext['outbox'],
  which: UnsentMessages,
  at: Date,
): Promise<void> {
  const ids = await outbox.void(tx, which);
  await closeNotices(
    tx,
    which.contract_id,
    ids.map((id) => `message-failed:${id}` as const),
    at,
  );
}

import type { messages } from '../../platform/db/schema';
import { type StandingContract, stillHolds } from '../contracts';

type Message = typeof messages.$inferSelect;

/** What a message's contract is now. */
export interface PresentContract extends StandingContract {
  readonly phone: string;
  /** Where the customer reads letters today. */
  readonly letter_address: string;
  /** Where the customer wanted what is about the withdrawal. */
  readonly withdrawal_email: string | null;
}

/** E-mails that go to the address of the withdrawal. */
const ofWithdrawal: readonly string[] = ['withdrawal-receipt', 'refund', 'payment-mismatch'];

/** E-mails to an address that is no contract's: whoever states a withdrawal gives their own. */
const toOwnAddress: readonly string[] = ['withdrawal-statement', 'withdrawal-answered', 'withdrawal-closed'];

/**
 * Whether a message that failed may be sent once more: never one whose code or token is void (decisions.md section 8).
 * A code is answered by a new code; a link to sign dies when the phone changes. Nothing about a contract goes to a phone
 * or an address that is no longer the customer's, or asks for what is done.
 * @param to where the message was to go
 */
export function mayRetry(message: Message, to: string, contract: PresentContract | null): boolean {
  if (message.status !== 'failed' || message.sealed_content === null || message.voided_at !== null) return false;
  if (message.purpose.endsWith('-code')) return false;
  if (contract === null) return true;
  if (!stillHolds(message, contract)) return false;
  if (message.channel === 'email') return toOwnAddress.includes(message.purpose) || to === emailOf(message, contract);
  return contract.phone === to;
}

function emailOf({ purpose }: Message, { letter_address, withdrawal_email }: PresentContract): string {
  return ofWithdrawal.includes(purpose) ? (withdrawal_email ?? letter_address) : letter_address;
}

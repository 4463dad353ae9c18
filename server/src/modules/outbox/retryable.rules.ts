import type { messages } from '../../platform/db/schema';

type Message = typeof messages.$inferSelect;

/** What a message's contract is now. */
export interface PresentContract {
  readonly phone: string;
  readonly signed_at: Date | null;
}

/** SMS whose link bears a key that dies with the signature. */
const withLinkKey: readonly string[] = ['contract-link', 'reminder'];

/**
 * Whether a message that failed may be sent once more: never one whose code or token is void (decisions.md section 8).
 * A code is answered by a new code; a link to sign dies with the signature and when the phone changes.
 * @param to where the message was to go
 */
export function mayRetry(message: Message, to: string, contract: PresentContract | null): boolean {
  if (message.status !== 'failed' || message.sealed_content === null || message.voided_at !== null) return false;
  if (message.purpose.endsWith('-code')) return false;
  if (contract === null || message.channel === 'email') return true;
  if (contract.phone !== to) return false;
  const signedSince = contract.signed_at !== null && message.created_at < contract.signed_at;
  return !(signedSince && withLinkKey.includes(message.purpose));
}

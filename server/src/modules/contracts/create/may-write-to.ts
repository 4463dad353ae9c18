import { type Limit, type Limits, mailboxKey } from '../../../platform/limits';

/** A stranger may type anybody's address: nobody's mailbox is filled with contracts. */
const perMailbox: Limit = { name: 'created-per-mailbox', max: 10, windowSeconds: 3_600 };

/**
 * Whether the link of another new contract may go to a mailbox, which counts as one that did. The contract is made
 * either way: whoever typed the address is not told how many came before.
 */
export async function mayWriteTo(limits: Limits, email: string): Promise<boolean> {
  return (await limits.take(perMailbox, mailboxKey(email))) === null;
}

import type { Queries } from '../../../platform/db';
import { appendEvent, type Contract, type ContractsContext, type EmailContext } from '../../contracts';
import { sendMismatchLetter } from '../emails/payment-emails';
import { insertMismatch } from './mismatch.repository';
import { tellMismatch } from './tell-mismatch';

interface StrayPayment {
  /** Null where the provider named no amount that can be read. */
  readonly amountCents: number | null;
  readonly eventId: string;
  readonly reference: string;
  /** Whether it is money that went back to the customer, which nobody was to give back. */
  readonly returned?: boolean;
}

/**
 * Keeps money that the card provider took and that pays no contract, or gave back of one that stays paid, for somebody
 * to give it back or explain it (decisions.md section 2).
 */
export async function addMismatch(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys'> & EmailContext,
  contract: Contract,
  { returned = false, ...payment }: StrayPayment,
): Promise<void> {
  const at = context.clock.now();
  const id = await insertMismatch(tx, { contract, at, returned, ...payment });
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'refund_due',
    at,
    actor: 'provider',
    data: { amount_cents: payment.amountCents, mismatch_id: id, ...(returned && { returned }) },
  });
  const { amountCents } = payment;
  await tellMismatch(tx, contract, { id, amountCents, returned }, at);
  if (!returned && amountCents !== null) await sendMismatchLetter(tx, context, contract, 'received', amountCents);
}

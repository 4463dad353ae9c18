import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ContractActor } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { appendEvent, type Contract, type ContractsContext, updateContract } from '../../contracts';
import { sendRefunded } from '../emails/payment-emails';
import { dealerTasks } from '../tables/dealer-task.table';

/** Whether a withdrawn contract's money is still to go back. */
export function isRefundDue({ withdrawn_at, refund_due_at, refunded_at }: Contract): boolean {
  return withdrawn_at !== null && refund_due_at !== null && refunded_at === null;
}

export interface RefundFacts {
  readonly amountCents: number;
  readonly refundedAt: Date;
  readonly reference: string;
  readonly by: { readonly actor: ContractActor; readonly uid: string | null };
  /** Through the provider, to the card that paid. */
  readonly onCard: boolean;
  /** Whether the provider took it and refused to give it back. */
  readonly otherwise?: boolean;
  /** How it went back then. */
  readonly note?: string | undefined;
}

/** Writes down that the money of a withdrawn contract went back: the dealer's task is done and the customer told. */
export async function recordRefund(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys' | 'outbox' | 'publicUrl'>,
  contract: Contract,
  { amountCents, refundedAt, reference, by, onCard, otherwise = false, note }: RefundFacts,
): Promise<Contract> {
  const now = context.clock.now();
  const change = { refunded_at: refundedAt, refund_cents: amountCents, refund_reference: reference };
  const refunded = await updateContract(tx, contract, change, now);
  await tx
    .update(dealerTasks)
    .set({ done_at: now, done_by: by.uid })
    .where(
      and(
        eq(dealerTasks.contract_id, contract.id),
        inArray(dealerTasks.kind, ['refund', 'withdrawal_statement']),
        isNull(dealerTasks.done_at),
      ),
    );
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'refunded',
    at: now,
    actor: by.actor,
    actorUid: by.uid,
    data: { amount_cents: amountCents, refunded_at: refundedAt.toISOString(), ...(otherwise && { otherwise }) },
    details: { reference, ...(note && { reason: note }) },
  });
  if (contract.erased_at === null) await sendRefunded(tx, context, refunded, onCard);
  return refunded;
}

import type { ContractActor, PaymentMethod } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import {
  appendEvent,
  type Contract,
  type ContractsContext,
  expectNotWithdrawn,
  stageAfter,
  updateContract,
  voidOvertaken,
} from '../../contracts';
import { afterSaleMessages } from '../after-sale.messages';
import { plannedWorks } from '../maintenance/planned-works';
import { maintenanceWorks } from '../tables/maintenance.table';

export interface Payment {
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly reference: string;
  /** Needed when none was chosen yet. */
  readonly method?: PaymentMethod | undefined;
  readonly note?: string | undefined;
  /** Of the receipt that is kept with the payment. */
  readonly receiptSha256: string;
  readonly actor: Extract<ContractActor, 'manager' | 'admin' | 'provider'>;
  readonly actorUid: string | null;
}

/**
 * The money is here: the contract is valid and its maintenance is planned. Part of the caller's transaction; the
 * receipt is the caller's.
 * @throws Refusal `status` when it is not to be paid any more, or not yet
 */
export async function markAsPaid(
  tx: Queries,
  context: Pick<ContractsContext, 'clock' | 'keys' | 'outbox'>,
  contract: Contract,
  payment: Payment,
): Promise<Contract> {
  expectNotWithdrawn(contract);
  const status = stageAfter(contract, 'mark-as-paid', payment.actor);
  const method = payment.method ?? contract.payment_method;
  if (method === null || contract.signed_at === null) throw wrongStatus(t(afterSaleMessages.methodMissing));
  const now = context.clock.now();
  const paid = await updateContract(
    tx,
    contract,
    {
      status,
      payment_method: method,
      filled_at: contract.filled_at ?? now,
      paid_at: payment.paidAt,
      amount_cents: payment.amountCents,
      payment_reference: payment.reference,
      payment_note: payment.note ?? null,
    },
    now,
  );
  await voidOvertaken(tx, context, paid.id, paid, now);
  const works = plannedWorks(paid, contract.signed_at);
  if (works.length > 0) await tx.insert(maintenanceWorks).values(works);
  await appendEvent(tx, context.keys, {
    contractId: contract.id,
    type: 'paid',
    at: now,
    actor: payment.actor,
    actorUid: payment.actorUid,
    data: {
      amount_cents: payment.amountCents,
      payment_method: method,
      paid_at: payment.paidAt.toISOString(),
      receipt_sha256: payment.receiptSha256,
    },
    details: { reference: payment.reference, note: payment.note ?? null },
  });
  return paid;
}

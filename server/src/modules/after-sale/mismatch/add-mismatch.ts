import type { Queries } from '../../../platform/db';
import { formatEuro, t } from '../../../platform/i18n';
import { appendEvent, type Contract, type ContractsContext } from '../../contracts';
import { noticeMessages, noticeToOperators, noticeToStore } from '../../notifications';
import { insertMismatch } from './mismatch.repository';

interface StrayPayment {
  /** Null where the provider named no amount that can be read. */
  readonly amountCents: number | null;
  readonly eventId: string;
  readonly reference: string;
}

/**
 * Keeps money that the card provider took and that pays no contract: the dealer gives it back or explains it
 * (decisions.md section 2). A deleted contract only the operator still opens, so there the operator is asked, too.
 */
export async function addMismatch(
  tx: Queries,
  { clock, keys }: Pick<ContractsContext, 'clock' | 'keys'>,
  contract: Contract,
  payment: StrayPayment,
): Promise<void> {
  const at = clock.now();
  const id = await insertMismatch(tx, { contract, at, ...payment });
  await appendEvent(tx, keys, {
    contractId: contract.id,
    type: 'refund_due',
    at,
    actor: 'provider',
    data: { amount_cents: payment.amountCents, mismatch_id: id },
  });
  const deleted = contract.deleted_at !== null;
  const notice = {
    contractId: contract.id,
    type: 'warning' as const,
    title: t(noticeMessages.paymentMismatch, { code: contract.code }),
    excerpt: t(noticeMessages.paymentMismatchText, {
      known: payment.amountCents === null ? 'no' : 'yes',
      amount: formatEuro(payment.amountCents ?? 0),
      deleted: deleted ? 'yes' : 'no',
    }),
    at,
  };
  await noticeToStore(tx, {
    ...notice,
    storeUid: contract.store_uid,
    key: mismatchNotice(id),
    url: deleted ? '/cms/manager/contracts' : `/cms/manager/contracts/${contract.contract_uid}`,
  });
  if (!deleted) return;
  await noticeToOperators(tx, {
    ...notice,
    key: `${mismatchNotice(id)}:operator`,
    url: `/cms/admin/contracts/${contract.contract_uid}`,
  });
}

/** What the key of a notice about it begins with. */
export const mismatchNotice = (id: string) => `payment-mismatch:${id}` as const;

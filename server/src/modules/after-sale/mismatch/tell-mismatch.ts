import type { Queries } from '../../../platform/db';
import { formatEuro, t } from '../../../platform/i18n';
import type { Contract } from '../../contracts';
import { closeNotices, noticeMessages, noticeToOperators, noticeToStore } from '../../notifications';
import { findOpenMismatches, type OpenMismatch } from './mismatch.repository';

/** What the key of a notice about it begins with. */
export const mismatchNotice = (id: string) => `payment-mismatch:${id}` as const;

/** Tells the dealer; of a deleted contract, where only the operator ends it, and of what went back, the operator too. */
export async function tellMismatch(
  tx: Queries,
  contract: Contract,
  { id, amountCents, returned }: Pick<OpenMismatch, 'id' | 'amountCents' | 'returned'>,
  at: Date,
): Promise<void> {
  const deleted = contract.deleted_at !== null;
  const notice = {
    contractId: contract.id,
    type: 'warning' as const,
    title: t(returned ? noticeMessages.paymentReturned : noticeMessages.paymentMismatch, { code: contract.code }),
    excerpt: t(returned ? noticeMessages.paymentReturnedText : noticeMessages.paymentMismatchText, {
      known: amountCents === null ? 'no' : 'yes',
      amount: formatEuro(amountCents ?? 0),
      deleted: deleted ? 'yes' : 'no',
    }),
    at,
  };
  // Told anew when the contract is deleted, or comes back: each time under a key of its own.
  const key = `${mismatchNotice(id)}:${at.getTime()}`;
  await noticeToStore(tx, {
    ...notice,
    storeUid: contract.store_uid,
    key,
    url: deleted ? '/cms/manager/contracts' : `/cms/manager/contracts/${contract.contract_uid}`,
  });
  if (!deleted && !returned) return;
  await noticeToOperators(tx, {
    ...notice,
    key: `${key}:operator`,
    url: `/cms/admin/contracts/${contract.contract_uid}`,
  });
}

/** What waits on a contract that was just deleted, or came back, is told anew to whoever can end it now. */
export async function tellMismatches(tx: Queries, contract: Contract, at: Date): Promise<void> {
  const open = await findOpenMismatches(tx, contract.id);
  if (open.length === 0) return;
  await closeNotices(tx, contract.id, [mismatchNotice('')], at);
  for (const mismatch of open) await tellMismatch(tx, contract, mismatch, at);
}

import { methodIs, usableMethods } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { invalid, offerChanged } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { emailTemplates } from '../../messages';
import type { StoreWithMethods } from '../../stores';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { storeSnapshotOf } from '../create/offer';
import type { Sale } from '../create/sale';
import { type EmailContext, sendEmail } from '../emails/contract-emails';

/**
 * Gives a signed contract to another store, with what that store still has to do. The sealed document keeps the name
 * that was signed; whom to pay and to call is the new store.
 * @throws Refusal `offer_changed` for a store that is not there; `validation` on `store_uid` for one that a customer who
 * still has to pay cannot pay
 */
export async function moveStore(
  tx: Queries,
  { afterSale, takesCards }: Pick<ContractsContext, 'afterSale' | 'takesCards'>,
  contract: Contract,
  { storeUid, sale: { holdStore } }: { readonly storeUid: string | undefined; readonly sale: Sale },
): Promise<ContractChange> {
  if (storeUid === undefined || storeUid === contract.store_uid) return {};
  const store = await holdStore(tx, storeUid);
  if (store === null) throw offerChanged({ store_uid: [t(contractMessages.storeGone)] });
  expectPayable(contract, store, takesCards);
  await afterSale.moveTasks(tx, contract.id, storeUid);
  return { store_uid: storeUid, store_snapshot: { ...storeSnapshotOf(store) } };
}

const isToBePaid = ({ paid_at, withdrawn_at }: Contract) => paid_at === null && withdrawn_at === null;

/** Nobody is left bound to pay what cannot be paid, or with a way of paying that the new store does not offer. */
function expectPayable(contract: Contract, { methods, iban, name }: StoreWithMethods, takesCards: boolean): void {
  if (!isToBePaid(contract)) return;
  if (usableMethods(methods, iban, takesCards).length === 0)
    throw invalid({ store_uid: [t(contractMessages.movedUnpayable, { store: name })] });
  const { payment_method: method } = contract;
  // Who chose the card keeps it where the provider is gone since: that is no difference between dealers.
  if (method !== null && !usableMethods(methods, iban, true).includes(method)) {
    throw invalid({ store_uid: [t(contractMessages.movedMethod, { store: name, method })] });
  }
}

/** The customer hears whom to call and, where money is to be transferred, to which account from now on. */
export function tellMoved(tx: Queries, emails: EmailContext, moved: Contract): Promise<void> {
  const transfers = isToBePaid(moved) && methodIs('needsIban', moved.payment_method);
  return sendEmail(tx, emails, moved, {
    purpose: 'store-moved',
    template: emailTemplates.storeMoved,
    values: { transfers: transfers ? 'yes' : 'no' },
  });
}

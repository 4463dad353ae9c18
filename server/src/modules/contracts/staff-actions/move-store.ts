import type { Queries } from '../../../platform/db';
import { offerChanged } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract, ContractChange } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { type Sale, storeSnapshotOf } from '../create/offer';

/**
 * Gives a signed contract to another store, with what that store still has to do. The sealed document keeps the name
 * that was signed; whom to pay and to call is the new store.
 * @throws Refusal `offer_changed` for a store that is not there
 */
export async function moveStore(
  tx: Queries,
  { afterSale }: Pick<ContractsContext, 'afterSale'>,
  contract: Contract,
  { storeUid, sale: { holdStore } }: { readonly storeUid: string | undefined; readonly sale: Sale },
): Promise<ContractChange> {
  if (storeUid === undefined || storeUid === contract.store_uid) return {};
  const store = await holdStore(tx, storeUid);
  if (store === null) throw offerChanged({ store_uid: [t(contractMessages.storeGone)] });
  await afterSale.moveTasks(tx, contract.id, storeUid);
  return { store_uid: storeUid, store_snapshot: { ...storeSnapshotOf(store) } };
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { dealerTasks } from '../../../platform/db/schema';
import { offerChanged } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract, ContractChange } from '../contract.types';
import { contractMessages } from '../contracts.messages';
import { type Sale, storeSnapshotOf } from '../create/offer';

/**
 * Gives a signed contract to another store, with what that store still has to do. The sealed document keeps the name
 * that was signed; whom to pay and to call is the new store.
 * @throws Refusal `offer_changed` for a store that is not there
 */
export async function moveStore(
  tx: Queries,
  contract: Contract,
  storeUid: string | undefined,
  { holdStore }: Sale,
): Promise<ContractChange> {
  if (storeUid === undefined || storeUid === contract.store_uid) return {};
  const store = await holdStore(tx, storeUid);
  if (store === null) throw offerChanged({ store_uid: [t(contractMessages.storeGone)] });
  await tx
    .update(dealerTasks)
    .set({ store_uid: storeUid })
    .where(and(eq(dealerTasks.contract_id, contract.id), isNull(dealerTasks.done_at)));
  return { store_uid: storeUid, store_snapshot: { ...storeSnapshotOf(store) } };
}

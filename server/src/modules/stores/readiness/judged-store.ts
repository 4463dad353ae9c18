import type { Queries } from '../../../platform/db';
import { findStore } from '../stores.repository';
import { type JudgedStore, judgedStores } from './store-readiness';

/** A store as the transaction has it now, for the rule of readiness to look at. */
export async function judgedStore(tx: Queries, storeUid: string, takesCards: boolean): Promise<JudgedStore> {
  const row = await findStore(tx, storeUid);
  const [judged] = await judgedStores(tx, row === null ? [] : [row], takesCards);
  if (judged === undefined) throw new Error('The store is not there');
  return judged;
}

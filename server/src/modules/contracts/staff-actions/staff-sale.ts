import type { Scope } from '../../../scope';
import { findOnSaleAtDealer } from '../../packages';
import { holdStoreIn } from '../../stores';
import type { Sale } from '../create/sale';

/** What staff may sell: packages that are not on line too, for a store that they have in sight. */
export function staffSale(scope: Scope): Sale {
  return {
    findPackage: findOnSaleAtDealer,
    holdStore: (tx, storeUid) => holdStoreIn(tx, scope, storeUid),
  };
}

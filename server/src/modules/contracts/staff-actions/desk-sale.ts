import type { Scope } from '../../../platform/scope';
import { findOnSaleAtDesk } from '../../packages';
import { holdStoreIn } from '../../stores';
import type { Sale } from '../create/offer';

/** What staff may sell: packages that are not on line too, for a store that they have in sight. */
export function deskSale(scope: Scope): Sale {
  return {
    findPackage: findOnSaleAtDesk,
    holdStore: (tx, storeUid) => holdStoreIn(tx, scope, storeUid),
  };
}

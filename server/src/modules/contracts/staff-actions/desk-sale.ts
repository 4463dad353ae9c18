import type { Scope } from '../../../platform/scope';
import { findOnSaleAtDesk } from '../../packages';
import { findStoreIn } from '../../stores';
import type { Sale } from '../create/offer';

/** What staff may sell: packages that are not on line too, for a store that they have in sight. */
export function deskSale(scope: Scope): Sale {
  return {
    findPackage: findOnSaleAtDesk,
    findStore: (tx, storeUid) => findStoreIn(tx, scope, storeUid),
  };
}

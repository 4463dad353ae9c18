import type { Queries } from '../../../platform/db';
import { findOnSale, type PackageWithType } from '../../packages';
import { holdDealer, type StoreWithMethods } from '../../stores';

/** What may be sold, and by which store. */
export interface Sale {
  readonly findPackage: (tx: Queries, id: string, now: Date) => Promise<PackageWithType | null>;
  /** Keeps it from being destroyed until the transaction ends. */
  readonly holdStore: (tx: Queries, storeUid: string) => Promise<StoreWithMethods | null>;
}

export const onLine: Sale = { findPackage: findOnSale, holdStore: holdDealer };

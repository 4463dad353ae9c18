import type { Queries } from '../../../platform/db';
import { findOnSale, type PackageWithType } from '../../packages';
import { holdDealer, type StoreWithMethods } from '../../stores';
import type { ContractsContext } from '../contracts.context';

/** What may be sold, and by which store. */
export interface Sale {
  readonly findPackage: (tx: Queries, id: string, now: Date) => Promise<PackageWithType | null>;
  /** Keeps it from being destroyed until the transaction ends. */
  readonly holdStore: (tx: Queries, storeUid: string) => Promise<StoreWithMethods | null>;
}

export function onLine({ takesCards }: Pick<ContractsContext, 'takesCards'>): Sale {
  return { findPackage: findOnSale, holdStore: (tx, storeUid) => holdDealer(tx, storeUid, takesCards) };
}

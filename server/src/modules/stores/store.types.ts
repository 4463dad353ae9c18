import type { PaymentMethod } from 'shared-api/domain';
import type { stores } from '../../platform/db/schema';

export type Store = typeof stores.$inferSelect;

export interface StoreWithMethods extends Store {
  /** In the order in which the store offers them. */
  readonly methods: readonly PaymentMethod[];
}

import type { AuditContext } from '../../platform/audit';

/** What it takes to change a store. */
export interface StoreContext extends AuditContext {
  /** Whether the product has a card provider. */
  readonly takesCards: boolean;
}

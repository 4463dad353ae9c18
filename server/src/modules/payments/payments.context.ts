import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Keys } from '../../platform/keys';
import type { ContractsContext } from '../contracts';

export interface PaymentsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly contracts: ContractsContext;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** The provider's address, or null for the demonstration's own page. */
  readonly providerUrl: string | null;
  /** Null: no event is believed. */
  readonly webhookSecret: string | null;
}

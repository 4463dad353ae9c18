import { type CircuitBreaker, createCircuitBreaker } from '../../platform/circuit-breaker';
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
  /** Keeps people from waiting for a provider that is away. */
  readonly provider: CircuitBreaker;
  /** Null: no event is believed. */
  readonly webhookSecret: string | null;
}

const failures = 3;
const restMs = 30_000;

/** After three failures in a row the card provider is left alone for half a minute; who pays or refunds hears so at once. */
export function guardedProvider(clock: Clock): CircuitBreaker {
  return createCircuitBreaker({ failures, restMs, clock });
}

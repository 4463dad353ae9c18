import { type CircuitState, createCircuitBreaker } from '../../../platform/circuit-breaker';
import type { Platform } from '../../../platform/platform';
import type { VinService } from '../vehicle';
import { createHttpVinService } from './http-vin-service';

const timeoutMs = 3_000;
const failures = 3;
const restMs = 30_000;

export interface OpenVinService extends VinService {
  /** Whether it is left alone for a while, as this process sees it. */
  state(): CircuitState;
  /** Asks it whatever its state is: for an operator who wants to know. */
  askNow: VinService['describe'];
}

/** The VIN service that the configuration names, or null; the demonstration has none. */
export function openVinService({ env, clock }: Pick<Platform, 'env' | 'clock'>): OpenVinService | null {
  const url = env.DEMO ? null : env.VIN_SERVICE_URL;
  if (url === null) return null;
  const breaker = createCircuitBreaker({ failures, restMs, clock });
  const unguarded = { state: 'closed' as const, run: <T>(work: () => Promise<T>) => work() };
  return {
    describe: createHttpVinService({ url, timeoutMs, breaker }).describe,
    askNow: createHttpVinService({ url, timeoutMs, breaker: unguarded }).describe,
    state: () => breaker.state,
  };
}

import type { Clock } from '../clock';

/** Closed: calls go through. Open: they are refused at once. Half-open: one call is let through to see. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** The breaker is open: the call was not made. */
export class CircuitOpenError extends Error {
  constructor() {
    super('circuit open');
    this.name = 'CircuitOpenError';
  }
}

export interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** Milliseconds for which an open circuit refuses. */
  readonly restMs: number;
  readonly clock: Clock;
  /** Whether an error came before the service was asked, and so is neither its failure nor its success. */
  readonly saysNothing?: (error: unknown) => boolean;
}

export interface CircuitBreaker {
  readonly state: CircuitState;
  /** Runs the work, or throws CircuitOpenError; the work's own failure is counted, unless it says nothing, and thrown on. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Keeps a service that is down from being asked, and from keeping people waiting, until it has rested. */
export function createCircuitBreaker({
  failures,
  restMs,
  clock,
  saysNothing = () => false,
}: CircuitBreakerOptions): CircuitBreaker {
  let failuresInARow = 0;
  let openedAt: number | null = null;
  let isTrialOut = false;

  function currentState(): CircuitState {
    if (openedAt === null) return 'closed';
    // Either way: a clock that was put back must not make the rest longer.
    return Math.abs(clock.now().getTime() - openedAt) >= restMs ? 'half-open' : 'open';
  }

  function close(): void {
    failuresInARow = 0;
    openedAt = null;
  }

  function countFailure(error: unknown, wasTrial: boolean): void {
    if (saysNothing(error)) return;
    failuresInARow += 1;
    if (wasTrial || failuresInARow >= failures) openedAt = clock.now().getTime();
  }

  return {
    get state() {
      return currentState();
    },
    async run(work) {
      const state = currentState();
      if (state === 'open' || isTrialOut) throw new CircuitOpenError();
      const isTrial = state === 'half-open';
      isTrialOut = isTrial;
      try {
        const answer = await work();
        // A slow success of before the opening must not close what later failures opened.
        if (isTrial || currentState() === 'closed') close();
        return answer;
      } catch (error) {
        if (isTrial || currentState() === 'closed') countFailure(error, isTrial);
        throw error;
      } finally {
        if (isTrial) isTrialOut = false;
      }
    },
  };
}

import { CircuitOpenError, createCircuitBreaker } from '../../platform/circuit-breaker';
import type { Clock } from '../../platform/clock';
import type { SealedDocument, TimeStampService } from './pdf';

const failures = 3;
const restMs = 30_000;

/** A seal that the time-stamp service left without its stamp. */
class Unstamped extends Error {
  constructor(readonly sealed: SealedDocument) {
    super('no time stamp');
  }
}

/** Seals a document, with a stamp of the service where one is given. */
type Seal = (service?: TimeStampService) => Promise<SealedDocument>;

/**
 * Has documents stamped while the service answers. After three seals in a row that waited for it in vain it is left
 * alone for half a minute: nobody who signs waits for it meanwhile, and the seal says that it has no stamp.
 */
export function guardedStamping(
  service: TimeStampService | null,
  clock: Clock,
): (seal: Seal) => Promise<SealedDocument> {
  const breaker = createCircuitBreaker({ failures, restMs, clock });

  /** A seal that fails for a reason of its own says nothing of the service. */
  async function stamped(seal: Seal, by: TimeStampService) {
    const outcome = await seal(by).then(
      (sealed) => ({ sealed }),
      (error: unknown) => ({ error }),
    );
    if ('sealed' in outcome && outcome.sealed.timeStampFailure === 'unreachable') throw new Unstamped(outcome.sealed);
    return outcome;
  }

  return async (seal) => {
    if (service === null) return seal();
    try {
      const outcome = await breaker.run(() => stamped(seal, service));
      if ('error' in outcome) throw outcome.error;
      return outcome.sealed;
    } catch (error) {
      if (error instanceof Unstamped) return error.sealed;
      if (error instanceof CircuitOpenError) return { ...(await seal()), timeStampFailure: 'unreachable' };
      throw error;
    }
  };
}

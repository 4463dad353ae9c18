import { CircuitOpenError, createCircuitBreaker } from '../circuit-breaker';
import type { Clock } from '../clock';
import { DeliveryError, type MessageAdapter } from './adapter';

const failures = 3;
const restMs = 30_000;
/** What a service that hangs or is away is told by. Whatever it answers, it answers quickly. */
const silences: readonly string[] = ['timeout', 'no-connection', 'certificate'];

/** The reason of a message that was not tried, because its service rests. */
export const restingReason = 'resting';

/** A way out that is left alone for half a minute when it kept three messages in a row waiting for nothing. */
export function guardedAdapter(adapter: MessageAdapter, clock: Clock): MessageAdapter {
  const breaker = createCircuitBreaker({ failures, restMs, clock, saysNothing });
  return {
    name: adapter.name,
    isResting: () => breaker.state === 'open',
    async send(message) {
      try {
        const outcome = await breaker.run(() => adapter.send(message).then((sent) => ({ sent }), errorUnlessSilence));
        if ('error' in outcome) throw outcome.error;
        return outcome.sent;
      } catch (error) {
        throw error instanceof CircuitOpenError ? new DeliveryError(restingReason) : error;
      }
    },
  };
}

/** What fails before the service is asked, such as an attachment, says nothing of it. */
const saysNothing = (error: unknown) => !(error instanceof DeliveryError);

/** A refusal is an answer. */
function errorUnlessSilence(error: unknown): { readonly error: unknown } {
  if (saysNothing(error) || (error instanceof DeliveryError && silences.includes(error.reason))) throw error;
  return { error };
}

import type { CustomerContract } from 'shared-api/entities';
import { useSearchParams } from 'shared-ui/router';
import { isAwaited } from './payment-outcome';

/**
 * Back from the payment's page, with the money on its way as far as anybody knows: a provider's page leads back with
 * `attesa`, whatever happened there; the demonstration's says what did.
 */
export function useAwaitsPayment({ paid_at, withdrawn_at }: CustomerContract): boolean {
  const [query] = useSearchParams();
  return paid_at === null && withdrawn_at === null && isAwaited(query);
}

import { addressWithoutUser } from '../../platform/address-without-user';
import { signPayment } from './payment-signature';
import type { PaymentsContext } from './payments.context';

const timeoutMs = 5_000;

/** What it takes to ask the card provider. */
export type ProviderContext = Pick<PaymentsContext, 'clock' | 'provider' | 'providerUrl' | 'webhookSecret'>;

/**
 * Sends the card provider a signed request, unless it is left alone for a while.
 * @param read makes something of the answer; where it throws, the provider counts as away
 * @returns null when nobody can be asked
 * @throws what went wrong: no answer within five seconds, an answer that `read` refuses, a provider that rests
 */
export async function askProvider<T>(
  { clock, provider, providerUrl, webhookSecret }: ProviderContext,
  request: Readonly<Record<string, string>>,
  read: (answer: Response) => T | Promise<T>,
): Promise<T | null> {
  if (providerUrl === null || webhookSecret === null) return null;
  const body = JSON.stringify(request);
  const { url, headers } = addressWithoutUser(providerUrl);
  return provider.run(async () => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'x-signature': signPayment(webhookSecret, body, clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return read(answer);
  });
}

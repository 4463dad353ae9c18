import type { Env } from './env';
import { smsParts } from './sms';

/** What a part of an SMS costs in the demonstration, in millionths of a euro: nobody is billed. */
export const demonstrationPartPrice = 41_200;

/** What a part of an SMS costs here, in millionths of a euro; null where nobody told, or where no SMS leaves. */
export function partPriceOf({ DEMO, SMS_URL, SMS_PRICE }: Pick<Env, 'DEMO' | 'SMS_URL' | 'SMS_PRICE'>): number | null {
  if (DEMO) return SMS_PRICE ?? demonstrationPartPrice;
  return SMS_URL.length === 0 ? null : SMS_PRICE;
}

/**
 * What a message costs to send, in millionths of a euro: an e-mail nothing, an SMS each of its parts.
 * @param partPrice null where nobody told: then an SMS's cost is not known
 */
export function messageCost(
  { channel, body }: { readonly channel: 'sms' | 'email'; readonly body: string },
  partPrice: number | null,
): number | null {
  if (channel === 'email') return 0;
  return partPrice === null ? null : smsParts(body) * partPrice;
}

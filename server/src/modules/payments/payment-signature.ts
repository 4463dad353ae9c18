import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../platform/keys';

/** How old a signed event may be. */
const toleranceSeconds = 300;

/** `t=1795000000,v1=hex`: HMAC-SHA256 over `timestamp.body` (calls.md, webhooks/payment). */
export function signPayment(secret: string, body: string, at: Date): string {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return `t=${timestamp},v1=${digest(secret, timestamp, body)}`;
}

/** Whether the provider signed this very body, within five minutes of the product's clock. */
export function isSignedPayment(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (match === null) return false;
  const [, timestamp = '', given = ''] = match;
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  return age <= toleranceSeconds && equalInConstantTime(digest(secret, timestamp, body), given);
}

function digest(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

import * as z from 'shared-api/schema';
import { email } from './fields';

/** Ends a mailed link with whose account it is for: what stands behind `#` is sent to no server and into no log. */
export function hashOfEmail(address: string): string {
  return `#email=${encodeURIComponent(address)}`;
}

/** Whose account a link is for; null where it does not say, as links of before do not, or nothing readable. */
export function emailInHash(hash: string): string | null {
  const parsed = z.safeParse(email, new URLSearchParams(hash.slice(1)).get('email'));
  return parsed.success ? parsed.data : null;
}

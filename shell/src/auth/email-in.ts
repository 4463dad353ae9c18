import { email } from 'shared-api/entities';
import * as z from 'shared-api/schema';

/** Whose account an address is about: behind its `#`, which no browser sends to a server. Null where it does not say. */
export function emailIn(hash: string): string | null {
  const parsed = z.safeParse(email, new URLSearchParams(hash.slice(1)).get('email'));
  return parsed.success ? parsed.data : null;
}

/** Where another link is asked for, with the e-mail filled in where it is known. */
export function askForLinkPath(known: string | null): string {
  return known === null ? '/forgot-password' : `/forgot-password#email=${encodeURIComponent(known)}`;
}

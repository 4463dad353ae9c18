import { hashOfEmail } from 'shared-api/entities';

/** Where a link is asked for, with the e-mail filled in where it is known or typed already. */
export function askForLinkPath(known: string | null): string {
  return `/forgot-password${known ? hashOfEmail(known) : ''}`;
}

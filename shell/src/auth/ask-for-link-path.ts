import { hashOfEmail } from 'shared-api/entities';

/** Where another link is asked for, with the e-mail filled in where it is known. */
export function askForLinkPath(known: string | null): string {
  return `/forgot-password${known === null ? '' : hashOfEmail(known)}`;
}

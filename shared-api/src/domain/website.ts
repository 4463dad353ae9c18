import { parseUrl } from './parse-url';

/** A host that somebody typed as it stands on a card, with a path perhaps: no scheme, no mailbox, no blanks. */
const bareAddress = /^[^\s/:@?#]+(:\d{1,5})?([/?#]\S*)?$/;

/** The address of a site with its scheme, which people leave out: "autocentro.it" becomes "https://autocentro.it". */
export function normaliseWebsite(text: string): string {
  const typed = text.trim();
  return bareAddress.test(typed) ? `https://${typed}` : typed;
}

/**
 * Whether the text is the address of a site on the web: a host with a domain, and nobody's password. Blanks and signs
 * that nobody sees are read over by browsers: another address would open than the one that is shown.
 */
export function isWebsite(text: string): boolean {
  const url = /[\s\p{C}]/u.test(text) ? null : parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return (
    /^https?:$/.test(protocol) && /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) && !(username + password)
  );
}

import { parseUrl } from './parse-url';

/** A host that somebody typed as it stands on a card, with a path perhaps: no scheme, no mailbox, no blanks. */
const bareAddress = /^[^\s/:@?#]+(:\d{1,5})?([/?#]\S*)?$/;

/** The address of a site with its scheme, which people leave out: "autocentro.it" becomes "https://autocentro.it". */
export function normaliseWebsite(text: string): string {
  const typed = text.trim();
  return bareAddress.test(typed) ? `https://${typed}` : typed;
}

/** Browsers read over some of these: what is shown would be another address than the one that opens. */
const hidden = /[\s\p{Cc}\p{Cf}]/u;

/** Whether the text is the address of a site on the web: a host with a domain, and nobody's password. */
export function isWebsite(text: string): boolean {
  const url = hidden.test(text) ? null : parseUrl(text);
  if (url === null) return false;
  const { protocol, hostname, username, password } = url;
  const isHost = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
  return /^https?:$/.test(protocol) && isHost && username === '' && password === '';
}

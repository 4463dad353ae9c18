/** A service's address as `fetch` takes it. */
export interface PlainAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** fetch refuses an address with a name and a password: they travel as a header (RFC 7617). */
export function addressWithoutUser(given: string): PlainAddress {
  const address = new URL(given);
  const { username, password } = address;
  if (username === '') return { url: given, headers: {} };
  address.username = '';
  address.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: address.href, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } };
}

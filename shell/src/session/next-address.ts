const parameter = 'next';

/** The sign-in page that leads back to an address of this application afterwards. */
export function signInPath(address: string): string {
  return `/login?${new URLSearchParams({ [parameter]: address })}`;
}

/** The address to go on to, from the sign-in page's query; never one of another site. */
export function nextAddress(search: string): string | null {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null) {
    return null;
  }
  const url = new URL(wanted, window.location.origin);
  return url.origin === window.location.origin && wanted.startsWith('/')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

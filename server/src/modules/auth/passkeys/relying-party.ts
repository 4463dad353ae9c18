import { isIP } from 'node:net';

/** Who asks for passkeys, as WebAuthn names it. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** The pages that may use them. */
  readonly origins: string[];
}

/**
 * The relying party of the public address. Passkeys belong to a name: of an address in numbers, which only a try on one's
 * own machine has, `localhost` takes the place.
 */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  const name = 'CarCare';
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, name, origins: [origin] };
  return { id: 'localhost', name, origins: [origin.replace(hostname, 'localhost')] };
}

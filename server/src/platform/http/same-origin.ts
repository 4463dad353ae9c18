import type { FastifyRequest } from 'fastify';
import { parseUrl } from 'shared-api/domain';
import { forbidden } from '../errors';

/**
 * Protects against request forgery: browsers send a cookie with requests that any page triggers, so a write with a
 * cookie must come from our own origin. `SameSite` alone keeps out other sites, but not another host under the same
 * domain. Clients other than browsers send neither of the two headers, and pass.
 * @param ownOrigin of the public address
 * @throws Refusal `forbidden`
 */
export function expectOwnPage({ method, headers }: FastifyRequest, ownOrigin: string): void {
  if (method === 'GET' || headers.cookie === undefined) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    // "none": the person started the request, as by a bookmark, not a page.
    if (site !== 'same-origin' && site !== 'none') throw forbidden();
    return;
  }
  const isOwn = origin === undefined || origin === ownOrigin || hostOf(origin) === headers.host;
  if (!isOwn) throw forbidden();
}

function hostOf(origin: string): string | null {
  return parseUrl(origin)?.host ?? null;
}

import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors';

/**
 * A cookie goes along with whatever makes the browser call: a write that comes with one must come from our own pages.
 * SameSite keeps other sites out, not a neighbour under the same domain. What is no browser tells neither header.
 * @param ownOrigin of the public address
 * @throws Refusal `forbidden`
 */
export function expectOwnPage({ method, headers }: FastifyRequest, ownOrigin: string): void {
  if (method === 'GET' || headers.cookie === undefined) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    // "none": the person did it, not a page.
    if (site !== 'same-origin' && site !== 'none') throw forbidden();
    return;
  }
  const isOwn = origin === undefined || origin === ownOrigin || hostOf(origin) === headers.host;
  if (!isOwn) throw forbidden();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookies } from '../http';

const cookie = 'bucket';

/**
 * The share of browsers that this one belongs to, 0 to 99. It is drawn when a canary first needs it and stays for the
 * browser's session, so that nobody goes back and forth between versions; without a canary no cookie is set.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply, needed: boolean, secure: boolean): number {
  const known = request.cookies[cookie];
  if (known !== undefined && /^\d{1,2}$/.test(known)) return Number(known);
  if (!needed) return 0;
  const drawn = randomInt(100);
  setCookies(reply, [{ name: cookie, value: String(drawn), path: '/' }], secure);
  return drawn;
}

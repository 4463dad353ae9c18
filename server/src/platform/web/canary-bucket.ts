import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookies } from '../http';
import { bucketOfPerson } from './person-cookie';

const cookie = 'bucket';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who is signed in, if anybody is. */
  readonly person: string | null;
  readonly secure: boolean;
}

/**
 * The share of browsers that this one belongs to, 0 to 99. It is drawn when a canary first needs it, a person's the same
 * in every browser, and stays for the browser's session, so that nobody goes back and forth between versions; without a
 * canary no cookie is set.
 */
export function bucketOf({ request, reply, person, secure }: Asked, needed: boolean): number {
  const known = request.cookies[cookie];
  if (known !== undefined && /^\d{1,2}$/.test(known)) return Number(known);
  if (!needed) return 0;
  const drawn = person === null ? randomInt(100) : bucketOfPerson(person);
  setCookies(reply, [{ name: cookie, value: String(drawn), path: '/' }], secure);
  return drawn;
}

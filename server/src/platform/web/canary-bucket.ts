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
 * The share of browsers that this one belongs to, 0 to 99. A person's is the same in every browser, whatever was drawn
 * before they signed in. Any other is drawn when a canary first needs it. It stays for the browser's session, also after
 * signing out, so that nobody goes back and forth between versions; without a canary no cookie is set.
 */
export function bucketOf({ request, reply, person, secure }: Asked, needed: boolean): number {
  const kept = keptBucket(request.cookies[cookie]);
  const own = person === null ? kept : bucketOfPerson(person);
  if (!needed) return own ?? 0;
  const bucket = own ?? randomInt(100);
  if (bucket !== kept) setCookies(reply, [{ name: cookie, value: String(bucket), path: '/' }], secure);
  return bucket;
}

function keptBucket(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : null;
}

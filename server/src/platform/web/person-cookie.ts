import { createHash } from 'node:crypto';
import type { SetCookie } from '../http';
import type { Keys } from '../keys';

export const personCookie = 'person';
const purpose = 'person';

/**
 * The cookie that tells pages who is signed in: they are asked for without the session's token. It opens nothing; it
 * decides only which version of an area a browser gets while one is tried out. It ends with the browser's session.
 * @param uid null takes it away
 */
export function writePersonCookie(keys: Keys, uid: string | null): SetCookie {
  const value = uid === null ? null : `${uid}.${keys.hmac(purpose, [uid])}`;
  return { name: personCookie, value, path: '/' };
}

/** Whom the cookie names; null for one that is not ours. */
export function readPersonCookie(keys: Keys, cookie: string | undefined): string | null {
  const [uid = '', signature = ''] = (cookie ?? '').split('.');
  return uid !== '' && keys.verifyHmac(purpose, [uid], signature) ? uid : null;
}

/** The share that a person belongs to in every browser, 0 to 99. */
export function bucketOfPerson(uid: string): number {
  return createHash('sha256').update(uid).digest().readUInt32BE() % 100;
}

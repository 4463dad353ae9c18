import { createHash } from 'node:crypto';
import { HttpTimestampAuthority } from '@libpdf/core';
import { Integer, OctetString } from 'asn1js';
import { addressWithoutUser } from '../../../platform/address-without-user';
import { shortAnswer } from '../../../platform/short-answer';
import { digestMatches, signatureHolds } from '../cms/check-signature';
import { children, parseDer } from '../cms/der';
import { OID, octets, readSignedData } from '../cms/signed-data';

/** A time-stamp service by RFC 3161. */
export interface TimeStampService {
  url: string;
  /** How long it may take, to the last byte of its answer; 3000 ms unless told. */
  timeoutMs?: number;
}

/**
 * - `unreachable`: no answer in time, or not a granted one;
 * - `invalid`: an answer that is not about our signature, or that its own signature does not cover.
 */
export type TimeStampFailure = 'unreachable' | 'invalid';

export type TimeStampOutcome = { token: Uint8Array } | { failure: TimeStampFailure };

const DEFAULT_TIMEOUT_MS = 3000;

/** Asks for a token over a signature's value. Never throws: a seal without a time stamp is still a seal. */
export async function requestTimeStamp(signature: Uint8Array, service: TimeStampService): Promise<TimeStampOutcome> {
  const imprint = createHash('sha256').update(signature).digest();
  const timeout = service.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const signal = AbortSignal.timeout(timeout);
  let nonce: bigint | null = null;
  const { url: address, headers } = addressWithoutUser(service.url);
  const authority = new HttpTimestampAuthority(address, {
    timeout,
    headers: { ...headers },
    // The library's own limit ends with the answer's headers, and it forgets the nonce that it sent.
    fetch: async (url, init) => {
      if (init?.body instanceof Uint8Array) nonce = nonceOf(init.body);
      return shortAnswer(await fetch(url, { ...init, redirect: 'error', signal }));
    },
  });
  let token: Uint8Array;
  try {
    token = await authority.timestamp(imprint, 'SHA-256');
  } catch {
    return { failure: 'unreachable' };
  }
  return isAbout(token, imprint, nonce) ? { token } : { failure: 'invalid' };
}

/** TimeStampReq: version, imprint, then the nonce (the library names no policy). */
function nonceOf(request: Uint8Array): bigint | null {
  const nonce = children(parseDer(request))[2];
  return nonce instanceof Integer ? nonce.toBigInt() : null;
}

/** Whether a token that was kept is about this signature, and the service's own signature covers it. */
export function isStampOf(token: Uint8Array, signature: Uint8Array): boolean {
  return isAbout(token, createHash('sha256').update(signature).digest());
}

/** Does the token bear our imprint and, while it is fresh, our nonce, and does the service's signature cover it? */
function isAbout(token: Uint8Array, imprint: Buffer, nonce?: bigint | null): boolean {
  try {
    const cms = readSignedData(token);
    if (cms.contentType !== OID.timeStampInfo || !cms.content) return false;
    const info = children(parseDer(cms.content));
    const stamped = octets(children(info[2]).find((part) => part instanceof OctetString));
    // version, policy, imprint, serial number and time come first; the nonce is the integer after them
    const answered = info.slice(5).find((part) => part instanceof Integer);
    const sameNonce = nonce === undefined || (answered instanceof Integer && answered.toBigInt() === nonce);
    return stamped.equals(imprint) && sameNonce && digestMatches(cms, cms.content) && signatureHolds(cms);
  } catch {
    return false;
  }
}

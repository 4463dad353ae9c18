import { createHash, timingSafeEqual, verify } from 'node:crypto';
import { der, TAG } from './der';
import { OID, octets, type SignedData } from './signed-data';

/** The signed attributes as they are signed: a plain SET, in the order in which they stand. */
export function attributesToSign(attributes: readonly { raw: Buffer }[]): Buffer {
  return der(TAG.set, ...attributes.map(({ raw }) => raw));
}

/** Does the signer's certificate verify the signature over the signed attributes? */
export function signatureHolds(cms: SignedData): boolean {
  const signed = attributesToSign(cms.attributes);
  try {
    return verify(cms.digest, signed, { key: cms.signerCertificate.publicKey, dsaEncoding: 'der' }, cms.signature);
  } catch {
    return false;
  }
}

/** Does the message-digest attribute name this content's hash? */
export function digestMatches(cms: SignedData, ...content: readonly Uint8Array[]): boolean {
  const hash = createHash(cms.digest);
  for (const part of content) hash.update(part);
  const found = cms.attributes.filter(({ oid }) => oid === OID.messageDigest);
  if (found.length !== 1) return false;
  const stated = octets(found[0]?.values[0]);
  const actual = hash.digest();
  return stated.length === actual.length && timingSafeEqual(stated, actual);
}

import type { DigestAlgorithm, Signer } from '@libpdf/core';
import { attributesToSign } from '../cms/check-signature';
import { parseDer } from '../cms/der';
import { OID, readAttributes, type SignedData } from '../cms/signed-data';

/**
 * Signs without the signing-time attribute, which PAdES forbids (EN 319 142-1) and the PDF library always adds: it is
 * dropped from the attributes before they are signed. `attributes` are those that were, in DER order, to be written
 * into the signature afterwards.
 */
export class TimelessSigner implements Signer {
  readonly certificate: Uint8Array;
  readonly certificateChain: Uint8Array[];
  readonly keyType: Signer['keyType'];
  readonly signatureAlgorithm: Signer['signatureAlgorithm'];
  attributes: SignedData['attributes'] = [];

  constructor(private readonly signer: Signer) {
    this.certificate = signer.certificate;
    this.certificateChain = signer.certificateChain ?? [];
    this.keyType = signer.keyType;
    this.signatureAlgorithm = signer.signatureAlgorithm;
  }

  sign(data: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    this.attributes = readAttributes(parseDer(data))
      .filter(({ oid }) => oid !== OID.signingTime)
      .sort((one, other) => Buffer.compare(one.raw, other.raw));
    return this.signer.sign(new Uint8Array(attributesToSign(this.attributes)), algorithm);
  }
}

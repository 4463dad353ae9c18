import { der, derOid, TAG } from './der';
import { OID, type SignedData } from './signed-data';

const NULL = Buffer.from([0x05, 0x00]);

export interface Finish {
  /** The attributes that were really signed, in their order. */
  attributes: readonly { raw: Buffer }[];
  keyType: 'RSA' | 'EC';
  /** A time-stamp token over the signature's value. */
  timeStamp: Uint8Array | null;
}

/**
 * Writes a signature anew with what the PDF library gets wrong put right: the signed attributes are those that were
 * signed, RSA's algorithm has its NULL parameters (RFC 4055), a time-stamp token stands among the unsigned ones.
 * Everything else keeps its bytes.
 */
export function finishCms(cms: SignedData, finish: Finish): Buffer {
  const signer = der(
    TAG.sequence,
    ...cms.signerHead,
    der(TAG.context0, ...finish.attributes.map(({ raw }) => raw)),
    signatureAlgorithm(cms, finish.keyType),
    cms.rawSignature,
    ...(finish.timeStamp ? [unsignedAttributes(finish.timeStamp)] : []),
  );
  const { type, head, certificates, rest } = cms.contentInfo;
  const signedData = der(TAG.sequence, ...head, certificates, ...rest, der(TAG.set, signer));
  return der(TAG.sequence, type, der(TAG.context0, signedData));
}

function signatureAlgorithm(cms: SignedData, keyType: Finish['keyType']): Buffer {
  if (keyType !== 'RSA' || cms.signatureAlgorithm.subarray(-2).equals(NULL)) return cms.signatureAlgorithm;
  return der(TAG.sequence, cms.signatureAlgorithm.subarray(2), NULL);
}

function unsignedAttributes(token: Uint8Array): Buffer {
  const attribute = der(TAG.sequence, derOid(OID.timeStampToken), der(TAG.set, token));
  return der(TAG.context1, attribute);
}

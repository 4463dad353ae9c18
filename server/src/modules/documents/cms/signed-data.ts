import { X509Certificate } from 'node:crypto';
import { type AsnType, Integer, OctetString } from 'asn1js';
import { children, DerError, oidOf, parseDer, rawOf, TAG } from './der';

/** Object identifiers that the product meets in signatures. */
export const OID = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  data: '1.2.840.113549.1.7.1',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;

const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** A CMS SignedData with one signer, taken apart; raw parts are the bytes as they stood. */
export interface SignedData {
  contentInfo: { type: Buffer; head: Buffer[]; certificates: Buffer; rest: Buffer[] };
  /** version, signer's identifier, digest algorithm */
  signerHead: Buffer[];
  attributes: { oid: string; raw: Buffer; values: AsnType[] }[];
  signatureAlgorithm: Buffer;
  signature: Buffer;
  /** Raw octet string of the signature, as encoded. */
  rawSignature: Buffer;
  hasUnsignedAttributes: boolean;
  digest: string;
  contentType: string;
  content: Buffer | null;
  signerCertificate: X509Certificate;
}

const tagOf = (raw: Buffer) => raw[0];

/** Takes a CMS SignedData apart. @throws DerError when it is not one, or has not exactly one signer */
export function readSignedData(bytes: Uint8Array): SignedData {
  const [type, wrapped] = children(parseDer(bytes));
  const [signedData] = children(wrapped);
  const parts = children(signedData);
  const [version, digestAlgorithms, encapsulated] = parts;
  const certificates = parts.find((part) => tagOf(rawOf(part)) === TAG.context0);
  const signers = children(parts.at(-1));
  if (signers.length !== 1) throw new DerError('exactly one signer was expected');

  const [signerVersion, sid, digestAlgorithm, attributes, signatureAlgorithm, signature, unsigned] = children(
    signers[0],
  );
  const [digestOid] = children(digestAlgorithm);
  const digest = digests[oidOf(digestOid)];
  if (!digest) throw new DerError('unknown digest algorithm');

  const [contentType, content] = children(encapsulated);
  return {
    contentInfo: {
      type: rawOf(type),
      head: [rawOf(version), rawOf(digestAlgorithms), rawOf(encapsulated)],
      certificates: rawOf(certificates),
      rest: parts.slice(4, -1).map(rawOf),
    },
    signerHead: [rawOf(signerVersion), rawOf(sid), rawOf(digestAlgorithm)],
    attributes: readAttributes(attributes),
    signatureAlgorithm: rawOf(signatureAlgorithm),
    signature: octets(signature),
    rawSignature: rawOf(signature),
    hasUnsignedAttributes: unsigned !== undefined,
    digest,
    contentType: oidOf(contentType),
    content: content ? octets(children(content)[0]) : null,
    signerCertificate: signerCertificate(children(certificates), sid),
  };
}

/** Splits a set of attributes into each one's name, values and bytes. */
export function readAttributes(set: AsnType | undefined): SignedData['attributes'] {
  return children(set).map((attribute) => {
    const [name, values] = children(attribute);
    return { oid: oidOf(name), raw: rawOf(attribute), values: children(values) };
  });
}

/** The bytes inside an octet string. */
export function octets(value: AsnType | undefined): Buffer {
  if (!(value instanceof OctetString)) throw new DerError('an octet string was expected');
  return Buffer.from(value.getValue());
}

/** The certificate with the serial number that the signer's identifier names. */
function signerCertificate(certificates: readonly AsnType[], sid: AsnType | undefined): X509Certificate {
  const serial = children(sid)[1];
  if (!(serial instanceof Integer)) throw new DerError('a serial number was expected');
  const wanted = BigInt(`0x${Buffer.from(serial.valueBlock.valueHexView).toString('hex')}`);
  const found = certificates
    .map((certificate) => new X509Certificate(rawOf(certificate)))
    .find((certificate) => BigInt(`0x${certificate.serialNumber}`) === wanted);
  if (!found) throw new DerError('the signer has no certificate');
  return found;
}

import { createHash, createHmac, createPrivateKey, X509Certificate } from 'node:crypto';
import { der, derOid, TAG } from '../cms/der';

const OID = {
  data: '1.2.840.113549.1.7.1',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  x509: '1.2.840.113549.1.9.22.1',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

const OCTETS = 0x04;
const integer = (value: number) => der(0x02, Buffer.from([value]));
const data = (content: Buffer) => der(TAG.sequence, derOid(OID.data), der(TAG.context0, der(OCTETS, content)));
const bag = (oid: string, value: Buffer) => der(TAG.sequence, derOid(oid), der(TAG.context0, value));

/**
 * A PKCS#12 file with its certificates in the given order, as some programs write it and openssl, which puts the
 * key's own first, does not.
 */
export function p12(keyPem: Uint8Array, certificatePems: readonly Uint8Array[], password: string): Uint8Array {
  const key = createPrivateKey(Buffer.from(keyPem)).export({ format: 'der', type: 'pkcs8' });
  const certificates = certificatePems.map((pem) => {
    const raw = new X509Certificate(pem).raw;
    return bag(OID.certificateBag, der(TAG.sequence, derOid(OID.x509), der(TAG.context0, der(OCTETS, raw))));
  });
  const contents = der(TAG.sequence, ...certificates, bag(OID.keyBag, key));
  const authenticatedSafe = der(TAG.sequence, data(contents));
  return new Uint8Array(der(TAG.sequence, integer(3), data(authenticatedSafe), mac(authenticatedSafe, password)));
}

/** RFC 7292, appendix B, for one round of SHA-256. */
function mac(content: Buffer, password: string): Buffer {
  const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  const secret = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const block = (bytes: Buffer) =>
    Buffer.concat(Array.from({ length: 64 }, () => bytes)).subarray(0, 64 * Math.ceil(bytes.length / 64));
  const key = createHash('sha256').update(Buffer.alloc(64, 3)).update(block(salt)).update(block(secret)).digest();
  const digest = createHmac('sha256', key).update(content).digest();
  const algorithm = der(TAG.sequence, derOid(OID.sha256), Buffer.from([0x05, 0x00]));
  return der(TAG.sequence, der(TAG.sequence, algorithm, der(OCTETS, digest)), der(OCTETS, salt), integer(1));
}

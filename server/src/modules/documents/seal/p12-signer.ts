import { randomBytes, verify, X509Certificate } from 'node:crypto';
import { P12Signer, type Signer } from '@libpdf/core';
import { SealError } from './seal-error';

/**
 * The operator's seal from a PKCS#12 file. The library takes the first certificate in the file, which may be an
 * authority's: a test signature tells which one belongs to the key.
 * @throws SealError `p12_password`, `p12_unreadable` or `p12_certificate`
 */
export async function loadP12(bytes: Uint8Array, password: string): Promise<Signer> {
  const p12 = await open(bytes, password);
  const certificates = [p12.certificate, ...p12.certificateChain];
  const sample = randomBytes(32);
  const signature = await p12.sign(sample, 'SHA-256');
  const own = certificates.find((certificate) => verifies(certificate, sample, signature));
  if (!own) throw new SealError('p12_certificate');
  return {
    certificate: own,
    certificateChain: certificates.filter((certificate) => certificate !== own),
    keyType: p12.keyType,
    signatureAlgorithm: p12.signatureAlgorithm,
    sign: (data, algorithm) => p12.sign(data, algorithm),
  };
}

async function open(bytes: Uint8Array, password: string): Promise<P12Signer> {
  try {
    return await P12Signer.create(bytes, password);
  } catch (cause) {
    const wrongPassword = cause instanceof Error && /integrity|password|\bH?MAC\b/i.test(cause.message);
    throw new SealError(wrongPassword ? 'p12_password' : 'p12_unreadable', { cause });
  }
}

function verifies(certificate: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean {
  try {
    const key = new X509Certificate(certificate).publicKey;
    return verify('sha256', data, { key, dsaEncoding: 'der' }, signature);
  } catch {
    return false;
  }
}

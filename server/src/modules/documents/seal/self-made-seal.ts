import { randomBytes, webcrypto } from 'node:crypto';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';
import * as seller from 'shared-api/seller';

/** A seal that the installation made for itself: keep both parts, the key in secret. */
export interface SelfMadeSeal {
  /** PKCS#8, DER. */
  privateKey: Uint8Array;
  /** X.509, DER. */
  certificate: Uint8Array;
}

const SUBJECT = `CN=Sigillo CarCare, O=${seller.name}, C=IT`;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The demonstration's contracts go back two years and its clock may be moved: the seal is valid from before them. */
const YEARS_BACK = 3;
/** As long as the evidence of a signature is kept. */
const YEARS_AHEAD = 20;

function yearsFrom(moment: Date, years: number): Date {
  const shifted = new Date(moment);
  shifted.setUTCFullYear(shifted.getUTCFullYear() + years);
  return shifted;
}

/** Makes a new P-256 key with a certificate of its own, for installations without an operator's P12. */
export async function createSelfMadeSeal(now: Date): Promise<SelfMadeSeal> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: `01${randomBytes(15).toString('hex')}`,
      name: SUBJECT,
      notBefore: yearsFrom(now, -YEARS_BACK),
      notAfter: yearsFrom(now, YEARS_AHEAD),
      signingAlgorithm: ALGORITHM,
      keys,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ],
    },
    webcrypto,
  );
  const privateKey = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { privateKey: new Uint8Array(privateKey), certificate: new Uint8Array(certificate.rawData) };
}

/** The signer of a kept seal. */
export async function loadSeal(seal: SelfMadeSeal): Promise<Signer> {
  const key = await webcrypto.subtle.importKey('pkcs8', seal.privateKey, ALGORITHM, false, ['sign']);
  return new CryptoKeySigner(key, seal.certificate, 'EC', 'ECDSA');
}

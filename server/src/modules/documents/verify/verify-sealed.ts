import { digestMatches, signatureHolds } from '../cms/check-signature';
import { sha256 } from '../cms/sha256';
import { findSignature, gapBytes, type SignaturePlace } from '../cms/signature-place';
import { OID, readSignedData, type SignedData } from '../cms/signed-data';

/** What is kept about a sealed file, to check it against; hashes are lower-case hexadecimal. */
export interface SealedFacts {
  shownLength: number;
  shownSha256: string;
  certificateSha256: string;
  /** Of the whole sealed file. */
  sha256: string;
}

/**
 * What is wrong with a sealed file.
 * - `stored_hash`: it is not the file that was kept;
 * - `prefix`: it does not begin with the file that was shown;
 * - `no_signature`: no readable signature is in it;
 * - `coverage`: bytes lie outside what is signed (something was appended);
 * - `padding`: the signature's place holds something else than the signature and zeros;
 * - `certificate`: it was signed with another certificate;
 * - `attributes`: the signed attributes are not those of a PAdES signature;
 * - `digest`: what is signed was changed;
 * - `signature`: the signature itself does not hold.
 */
export type SealFault =
  | 'stored_hash'
  | 'prefix'
  | 'no_signature'
  | 'coverage'
  | 'padding'
  | 'certificate'
  | 'attributes'
  | 'digest'
  | 'signature';

export interface SealVerdict {
  valid: boolean;
  faults: SealFault[];
}

/** Checks a sealed file by what is kept about it, without trusting any PDF library. Never throws. */
export function verifySealed(bytes: Uint8Array, facts: SealedFacts): SealVerdict {
  const faults: SealFault[] = [];
  if (sha256(bytes) !== facts.sha256) faults.push('stored_hash');
  if (sha256(bytes.subarray(0, facts.shownLength)) !== facts.shownSha256) faults.push('prefix');
  const place = findSignature(bytes);
  faults.push(...(place ? signatureFaults(bytes, place, facts) : (['no_signature'] as const)));
  return { valid: faults.length === 0, faults };
}

function signatureFaults(bytes: Uint8Array, place: SignaturePlace, facts: SealedFacts): SealFault[] {
  const faults: SealFault[] = [];
  if (place.gapEnd + place.secondLength !== bytes.length || place.gapStart < facts.shownLength) faults.push('coverage');
  const signature = withoutPadding(gapBytes(bytes, place));
  if (!signature) return [...faults, 'padding'];

  const cms = tryRead(signature);
  if (!cms) return [...faults, 'no_signature'];
  if (sha256(cms.signerCertificate.raw) !== facts.certificateSha256) faults.push('certificate');
  if (!hasPadesAttributes(cms)) faults.push('attributes');
  const signedRanges = [bytes.subarray(0, place.gapStart), bytes.subarray(place.gapEnd)];
  if (!digestMatches(cms, ...signedRanges)) faults.push('digest');
  if (!signatureHolds(cms)) faults.push('signature');
  return faults;
}

/** The signature at the gap's beginning; null unless everything after it is zero. */
function withoutPadding(gap: Buffer | null): Buffer | null {
  const length = gap && derLength(gap);
  if (!gap || length === null || gap.subarray(length).some((byte) => byte !== 0)) return null;
  return gap.subarray(0, length);
}

/** How many bytes the DER sequence at the beginning takes, its head included. */
function derLength(bytes: Buffer): number | null {
  const first = bytes[1];
  if (bytes[0] !== 0x30 || first === undefined) return null;
  if (first < 0x80) return 2 + first;
  const digits = first & 0x7f;
  if (digits < 1 || digits > 3 || bytes.length < 2 + digits) return null;
  const length = 2 + digits + bytes.readUIntBE(2, digits);
  return length <= bytes.length ? length : null;
}

function tryRead(signature: Buffer): SignedData | null {
  try {
    return readSignedData(signature);
  } catch {
    return null;
  }
}

/** One content type, `data`; one message digest; no signing time (EN 319 142-1). */
function hasPadesAttributes(cms: SignedData): boolean {
  const count = (oid: string) => cms.attributes.filter((attribute) => attribute.oid === oid).length;
  return (
    cms.contentType === OID.data &&
    count(OID.contentType) === 1 &&
    count(OID.messageDigest) === 1 &&
    count(OID.signingTime) === 0
  );
}

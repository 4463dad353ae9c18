import { PDF, type Signer } from '@libpdf/core';
import { finishCms } from '../cms/finish-cms';
import { sha256 } from '../cms/sha256';
import { findSignature, gapBytes, writeGap } from '../cms/signature-place';
import { readSignedData } from '../cms/signed-data';
import type { Evidence } from '../evidence/evidence';
import { drawEvidence } from '../evidence/evidence-page';
import { verifySealed } from '../verify/verify-sealed';
import { sealMessages } from './seal.messages';
import { SealError } from './seal-error';
import { requestTimeStamp, type TimeStampFailure, type TimeStampService } from './time-stamp';
import { TimelessSigner } from './timeless-signer';

export interface SealRequest {
  /** The file that the customer saw before signing: it stays, byte for byte, the beginning of the sealed one. */
  shown: Uint8Array;
  /** What the evidence page states; none for a document that nobody signs, such as the payment slip. */
  evidence: Evidence | null;
  signer: Signer;
  signingTime: Date;
  timeStampService?: TimeStampService;
}

/** The sealed file with what must be kept to check it later; hashes are lower-case hexadecimal. */
export interface SealedDocument {
  bytes: Uint8Array;
  sha256: string;
  shownLength: number;
  shownSha256: string;
  certificateSha256: string;
  level: 'B-B' | 'B-T';
  /** Why the time-stamp service that was set up gave no stamp. */
  timeStampFailure: TimeStampFailure | null;
}

/** Bytes kept for the signature beside its chain; a time-stamp token brings its service's certificates along. */
const SIGNATURE_ROOM = 8192;
const TIME_STAMP_ROOM = 8192;

function roomFor(signer: Signer, hasTimeStamp: boolean): number {
  const chain = (signer.certificateChain ?? []).reduce((sum, certificate) => sum + certificate.length, 0);
  return SIGNATURE_ROOM + chain + (hasTimeStamp ? TIME_STAMP_ROOM : 0);
}

/**
 * Seals a document with ONE incremental update: the evidence page, then a PAdES signature over the whole file (the
 * library would rewrite a file that it had to repair: such a one is refused).
 * The level is B-T when the time-stamp service answers rightly in time, else B-B. The result has passed our own check.
 * @throws SealError
 */
export async function sealDocument(request: SealRequest): Promise<SealedDocument> {
  const { shown, evidence, signer, signingTime, timeStampService } = request;
  const shownFacts = { length: shown.length, sha256: sha256(shown) };
  const timeless = new TimelessSigner(signer);

  const bytes = await signWithEvidence(shown, timeless, {
    signingTime,
    room: roomFor(signer, timeStampService !== undefined),
    reason: (evidence ? sealMessages.reason : sealMessages.reasonUnsigned).defaultMessage,
    draw: async (pdf) => (evidence ? drawEvidence(pdf, evidence, shownFacts) : undefined),
  });
  if (Buffer.compare(bytes.subarray(0, shown.length), shown) !== 0) throw new SealError('prefix_changed');
  const stamp = await finishSignature(bytes, timeless, timeStampService);

  const certificateSha256 = sha256(signer.certificate);
  const facts = { shownLength: shown.length, shownSha256: shownFacts.sha256, certificateSha256, sha256: sha256(bytes) };
  if (!verifySealed(bytes, facts).valid) throw new SealError('self_check');
  return { bytes, ...facts, ...stamp };
}

interface SigningPlan {
  signingTime: Date;
  room: number;
  reason: string;
  draw: (pdf: PDF) => Promise<void>;
}

async function signWithEvidence(shown: Uint8Array, signer: Signer, plan: SigningPlan): Promise<Uint8Array> {
  const pdf = await PDF.load(shown);
  await plan.draw(pdf);
  pdf.fonts.finalize(true);
  const { bytes } = await pdf.sign({
    signer,
    signingTime: plan.signingTime,
    reason: plan.reason,
    fieldName: sealMessages.fieldName.defaultMessage,
    estimatedSize: plan.room,
  });
  return bytes;
}

type Stamp = Pick<SealedDocument, 'level' | 'timeStampFailure'>;

/** Puts the signature right in its place, with a time stamp when there is one; changes `bytes`. */
async function finishSignature(bytes: Uint8Array, signer: TimelessSigner, service?: TimeStampService): Promise<Stamp> {
  const place = findSignature(bytes);
  const signed = place && gapBytes(bytes, place);
  if (!place || !signed) throw new SealError('self_check');

  const cms = readSignedData(signed);
  const finish = { attributes: signer.attributes, keyType: signer.keyType };
  const outcome = service ? await requestTimeStamp(cms.signature, service) : null;
  if (outcome && 'token' in outcome) {
    if (writeGap(bytes, place, finishCms(cms, { ...finish, timeStamp: outcome.token }))) {
      return { level: 'B-T', timeStampFailure: null };
    }
  }
  if (!writeGap(bytes, place, finishCms(cms, { ...finish, timeStamp: null }))) throw new SealError('too_large');
  if (!outcome) return { level: 'B-B', timeStampFailure: null };
  return { level: 'B-B', timeStampFailure: 'failure' in outcome ? outcome.failure : 'invalid' };
}

import type { DocumentKind, NewDocument } from '../documents.repository';
import type { FilledForm, SealedFile } from '../documents.service';

/** The row of the contratto that was shown for the signature. */
export function shownRow(contractId: string, paper: FilledForm, at: Date): NewDocument {
  return {
    contract_id: contractId,
    kind: 'contratto',
    sealed: false,
    sha256: paper.sha256,
    storage_key: paper.storageKey,
    size: paper.size,
    created_at: at,
  };
}

/** The row of a sealed contratto or scheda. */
export function sealedRow(
  contractId: string,
  kind: DocumentKind,
  { seal, ...file }: SealedFile,
  at: Date,
): NewDocument {
  return {
    contract_id: contractId,
    kind,
    sealed: true,
    sha256: file.sha256,
    storage_key: file.storageKey,
    size: file.size,
    shown_bytes: seal.shownLength,
    shown_sha256: seal.shownSha256,
    certificate_sha256: seal.certificateSha256,
    seal_level: seal.level,
    created_at: at,
  };
}

/** What the history says of the scheda that a contract was filled with. */
export function schedaFacts({ sha256, seal }: SealedFile) {
  return { sha256, certificate_sha256: seal.certificateSha256, shown_sha256: seal.shownSha256 };
}

/** What the history says of a sealed document. */
export function sealFacts(kind: DocumentKind, { sha256, seal }: SealedFile) {
  return {
    kind,
    sha256,
    certificate_sha256: seal.certificateSha256,
    shown_sha256: seal.shownSha256,
    seal: seal.level,
    time_stamp: seal.timeStampFailure,
  };
}

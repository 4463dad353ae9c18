import { strToU8, zipSync } from 'fflate';
import { formatLongDateTime, t } from '../../../platform/i18n';
import { type Contract, type ContractsContext, eventsOf } from '../../contracts';
import { allDocuments, type Document, documentFileName } from '../../documents';
import { evidenceMessages } from './evidence.messages';

/** What checking a contract's history, rows and files came to. */
export interface Verification {
  readonly valid: boolean;
  readonly events: number;
  /** Hash of the last event. */
  readonly head: string;
  /** A sentence for each thing that is wrong. */
  readonly faults: string[];
}

/** Checks a contract: reporting's part, handed in where the server is put together. */
export type Verify = (contractId: string) => Promise<Verification>;

/** Everything that proves a contract, in one ZIP: its PDFs, its history, and how to check them. */
export async function evidenceZip(
  context: ContractsContext,
  contract: Contract,
  verification: Verification,
): Promise<Buffer> {
  const documents = await allDocuments(context.db.read, contract.id);
  const events = await eventsOf(context.db.read, contract.id);
  const files: Record<string, Uint8Array> = {};
  for (const document of documents)
    files[documentFileName(contract.code, document)] = await context.documents.read(document.storage_key);
  files['cronologia.json'] = strToU8(JSON.stringify(historyOf(contract, events), null, 2));
  files['come-verificare.txt'] = strToU8(howTo(context, contract, documents, verification));
  return Buffer.from(zipSync(files, { mtime: context.clock.now() }));
}

type Events = Awaited<ReturnType<typeof eventsOf>>;

function historyOf(contract: Contract, events: Events) {
  return {
    code: contract.code,
    signature_level: contract.signature_level,
    document_sha256: contract.document_sha256,
    head: events.at(-1)?.hash ?? null,
    events: events.map(({ seq, type, at, actor, data, prev_hash, hash, hash_version, key_id }) => ({
      seq,
      type,
      at,
      actor,
      data,
      prev_hash,
      hash,
      hash_version,
      key_id,
    })),
  };
}

function howTo(
  context: ContractsContext,
  contract: Contract,
  documents: readonly Document[],
  { valid, faults }: Verification,
): string {
  const sealed = documents.find((document) => document.kind === 'contratto' && document.sealed);
  const shownBytes = sealed?.shown_bytes ?? 0;
  return t(evidenceMessages.howTo, {
    code: contract.code,
    verifyUrl: `${context.publicUrl}/verifica`,
    shownBytes,
    shownBytesPlain: String(shownBytes),
    shownSha256: sealed?.shown_sha256 ?? '',
    when: formatLongDateTime(context.clock.now()),
    valid: valid ? 'yes' : 'no',
    faults: faults.join('; '),
  });
}

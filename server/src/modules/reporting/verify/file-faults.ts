import { sha256 } from '../../../platform/keys';
import { FileMissingError, type Storage } from '../../../platform/storage';
import { type Document, printedChainHead, verifySealed } from '../../documents';
import { nameOf } from './document-faults';
import { type Fault, fault } from './faults';
import type { StoredHistory } from './stored-history';

/** Whether the files are those of the rows; of a signed contratto, whether it names this history. */
export async function fileFaults(storage: Storage, { documents, events }: StoredHistory): Promise<Fault[]> {
  const hashes = new Set(events.map(({ hash }) => hash));
  const faults: Fault[] = [];
  for (const document of documents) faults.push(...(await faultsOf(storage, document, hashes)));
  return faults;
}

async function faultsOf(storage: Storage, document: Document, hashes: ReadonlySet<string>): Promise<Fault[]> {
  const name = nameOf(document);
  try {
    const bytes = await storage.get(document.storage_key);
    if (!document.sealed) return sha256(bytes) === document.sha256 ? [] : [fault('file', `${name}: stored_hash`)];
    const facts = {
      shownLength: document.shown_bytes ?? 0,
      shownSha256: document.shown_sha256 ?? '',
      certificateSha256: document.certificate_sha256 ?? '',
      sha256: document.sha256,
    };
    const broken = verifySealed(bytes, facts).faults.map((found) => fault('file', `${name}: ${found}`));
    if (broken.length > 0 || document.kind !== 'contratto') return broken;
    const head = await printedChainHead(bytes);
    return head !== null && hashes.has(head) ? [] : [fault('printedHead')];
  } catch (error) {
    if (error instanceof FileMissingError) return [fault('file', `${name}: missing`)];
    throw error;
  }
}

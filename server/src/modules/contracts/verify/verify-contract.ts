import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contractEventDetails, contractEvents, documents } from '../../../platform/db/schema';
import { type Keys, sha256 } from '../../../platform/keys';
import { FileMissingError, type Storage } from '../../../platform/storage';
import { type Document, verifySealed } from '../../documents';
import { chainStart, detailHash, verifyChain } from '../history/event-chain';

export interface Verification {
  readonly valid: boolean;
  readonly events: number;
  readonly head: string;
  readonly documents: number;
  /** What does not fit, as short codes with their place: `event 4`, `details 2`, `contratto v1: stored_hash`. */
  readonly faults: readonly string[];
}

interface Parts {
  readonly db: Queries;
  readonly keys: Keys;
  readonly storage: Storage;
}

/** Checks a contract's whole history, the erasable details that are still there, and every file of it. */
export async function verifyContract({ db, keys, storage }: Parts, contractId: string): Promise<Verification> {
  const rows = await db
    .select()
    .from(contractEvents)
    .leftJoin(contractEventDetails, eq(contractEventDetails.event_id, contractEvents.id))
    .where(eq(contractEvents.contract_id, contractId))
    .orderBy(asc(contractEvents.seq));
  const events = rows.map(({ contract_events: event }) => ({ ...event, at: event.at.toISOString() }));
  const chain = verifyChain((parts, hash) => keys.verifyHmac('history', parts, hash), events);
  const files = await db
    .select()
    .from(documents)
    .where(eq(documents.contract_id, contractId))
    .orderBy(asc(documents.created_at));

  const faults = chain.brokenAt === null ? [] : [`event ${chain.brokenAt}`];
  for (const { contract_events: event, contract_event_details: details } of rows) {
    if (details !== null && detailHash(details.salt, details.details) !== event.details_sha256)
      faults.push(`details ${event.seq}`);
  }
  for (const file of files) faults.push(...(await fileFaults(storage, file)));
  return {
    valid: faults.length === 0,
    events: events.length,
    head: events.at(-1)?.hash ?? chainStart,
    documents: files.length,
    faults,
  };
}

async function fileFaults(storage: Storage, document: Document): Promise<string[]> {
  const name = `${document.kind} v${document.version}`;
  try {
    const bytes = await storage.get(document.storage_key);
    if (!document.sealed) return sha256(bytes) === document.sha256 ? [] : [`${name}: stored_hash`];
    const facts = {
      shownLength: document.shown_bytes ?? 0,
      shownSha256: document.shown_sha256 ?? '',
      certificateSha256: document.certificate_sha256 ?? '',
      sha256: document.sha256,
    };
    return verifySealed(bytes, facts).faults.map((fault) => `${name}: ${fault}`);
  } catch (error) {
    if (error instanceof FileMissingError) return [`${name}: missing`];
    throw error;
  }
}

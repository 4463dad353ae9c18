import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import { identityRecords } from '../tables/identity-record.table';
import { identityPurpose } from './identity-of';

/** The whole record of an identity document, for the person themselves alone. */
export interface OwnIdentity {
  readonly document_type: string;
  readonly number: string;
  readonly expires_on: string;
  readonly service_accepted: boolean;
  readonly recorded_at: string;
  /** The copy as it is kept, encrypted: `openCopy` reads it. */
  readonly copy: { readonly storageKey: string; readonly mediaType: string };
}

/** What was recorded for a contract, whatever level its signature got; null when nothing was. */
export async function ownIdentity(
  db: Queries,
  keys: Pick<Keys, 'decrypt'>,
  contractId: string,
): Promise<OwnIdentity | null> {
  const [record] = await db.select().from(identityRecords).where(eq(identityRecords.contract_id, contractId));
  if (record === undefined) return null;
  const { document_type, expires_on, service_accepted, created_at, storage_key, media_type } = record;
  return {
    document_type,
    number: keys.decrypt(identityPurpose, record.number, contractId),
    expires_on,
    service_accepted,
    recorded_at: created_at.toISOString(),
    copy: { storageKey: storage_key, mediaType: media_type },
  };
}

/** The bytes of a copy as they were uploaded. */
export function openCopy(keys: Pick<Keys, 'decrypt'>, contractId: string, kept: Buffer): Buffer {
  return Buffer.from(keys.decrypt(identityPurpose, kept.toString(), contractId), 'base64');
}

import { eq, inArray } from 'drizzle-orm';
import { identityForm } from 'shared-api/domain';
import { identityFields } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import type { Contract, RecordedIdentity } from '../../contracts';
import { identityRecords } from '../tables/identity-record.table';

/**
 * The purpose under which number and copy are encrypted, together with the contract, so that neither fits another one.
 */
export const identityPurpose = 'identity-document';

/**
 * How many characters of a document's number are shown: enough for its owner to recognise it, too few for anybody else.
 */
const shownCharacters = 3;

/** The identity document behind a signature of level FEA; null for any other, whatever was recorded before. */
export async function identityOf(
  db: Queries,
  keys: Pick<Keys, 'decrypt'>,
  contract: Pick<Contract, 'id' | 'signature_level'>,
): Promise<RecordedIdentity | null> {
  if (contract.signature_level !== 'FEA') return null;
  const [record] = await db.select().from(identityRecords).where(eq(identityRecords.contract_id, contract.id));
  if (record === undefined) return null;
  const number = keys.decrypt(identityPurpose, record.number, contract.id);
  const document_type = identityFields.document_type.parse(record.document_type);
  return {
    form: identityForm(document_type, number),
    document_type,
    number: `•••• ${number.slice(-shownCharacters)}`,
    expires_on: record.expires_on,
    recorded_at: record.created_at.toISOString(),
    sha256: record.sha256,
  };
}

/** Deletes the record of an erased contract. @returns the storage keys of its copy, to be removed after the commit */
export async function eraseIdentity(tx: Queries, contractId: string): Promise<string[]> {
  const gone = await tx
    .delete(identityRecords)
    .where(eq(identityRecords.contract_id, contractId))
    .returning({ key: identityRecords.storage_key });
  return gone.map(({ key }) => key);
}

/** Those of these copies that a record names. */
export async function namedCopies(db: Queries, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: identityRecords.storage_key })
    .from(identityRecords)
    .where(inArray(identityRecords.storage_key, [...keys]));
  return rows.map(({ key }) => key);
}

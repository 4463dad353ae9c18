import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ContractAttachment } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { users } from '../../../platform/db/schema';
import { authorName } from '../notes/notes.repository';
import { contractAttachments } from '../tables/contract-folder.table';

export type Attachment = typeof contractAttachments.$inferSelect;

/** The files that staff put beside a contract, newest first. */
export async function attachmentsOf(db: Queries, contractId: string): Promise<ContractAttachment[]> {
  const rows = await db
    .select({ attachment: contractAttachments, firstname: users.firstname, lastname: users.lastname })
    .from(contractAttachments)
    .leftJoin(users, eq(users.uid, contractAttachments.created_by))
    .where(eq(contractAttachments.contract_id, contractId))
    .orderBy(desc(contractAttachments.created_at));
  return rows.map(({ attachment: { id, name, media_type, size, created_at }, ...author }) => ({
    id,
    name,
    media_type,
    size,
    author: authorName(author),
    created_at: created_at.toISOString(),
  }));
}

/** The same files with where they are kept, oldest first. */
export function attachmentFilesOf(db: Queries, contractId: string): Promise<Attachment[]> {
  return db
    .select()
    .from(contractAttachments)
    .where(eq(contractAttachments.contract_id, contractId))
    .orderBy(asc(contractAttachments.created_at), asc(contractAttachments.id));
}

export async function findAttachment(db: Queries, contractId: string, id: string): Promise<Attachment | null> {
  const [found] = await db
    .select()
    .from(contractAttachments)
    .where(and(eq(contractAttachments.contract_id, contractId), eq(contractAttachments.id, id)));
  return found ?? null;
}

/** Those of these files that a row names. */
export async function namedAttachments(db: Queries, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: contractAttachments.storage_key })
    .from(contractAttachments)
    .where(inArray(contractAttachments.storage_key, [...keys]));
  return rows.map(({ key }) => key);
}

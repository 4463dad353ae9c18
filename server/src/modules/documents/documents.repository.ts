import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Queries, unscoped } from '../../platform/db';
import { documentKey } from './document-key';
import { documents } from './tables/document.table';

export type Document = typeof documents.$inferSelect;
export type DocumentKind = Document['kind'];
export type NewDocument = Omit<typeof documents.$inferInsert, 'id' | 'version'>;

/** Adds a document under the next version of its kind; `version` may be given so that a sealed file has its shown one's. */
export async function addDocument(tx: Queries, document: NewDocument, version?: number): Promise<Document> {
  const next = version ?? (await lastVersion(tx, document.contract_id, document.kind)) + 1;
  const [row] = await tx
    .insert(documents)
    .values({ ...document, id: randomUUID(), version: next })
    .returning();
  if (!row) throw new Error('The document was not stored');
  return row;
}

async function lastVersion(tx: Queries, contractId: string, kind: DocumentKind): Promise<number> {
  const [row] = await unscoped(tx, 'of a contract that was found in scope')
    .select({ version: sql<number>`coalesce(max(${documents.version}), 0)::int` })
    .from(documents)
    .where(and(eq(documents.contract_id, contractId), eq(documents.kind, kind)));
  return row?.version ?? 0;
}

/** Marks the present documents of a kind as overtaken by a newer one. */
export async function supersede(tx: Queries, contractId: string, kind: DocumentKind, at: Date): Promise<void> {
  await tx
    .update(documents)
    .set({ superseded_at: at })
    .where(and(eq(documents.contract_id, contractId), eq(documents.kind, kind), isNull(documents.superseded_at)));
}

/** What a customer may read: of each kind the present version, sealed once it is; oldest kind first. */
export async function presentDocuments(db: Queries, contractId: string): Promise<Document[]> {
  const rows = await unscoped(db, 'of a contract that was found in scope')
    .select()
    .from(documents)
    .where(and(eq(documents.contract_id, contractId), isNull(documents.superseded_at)))
    .orderBy(asc(documents.created_at), desc(documents.sealed));
  return rows.filter(
    (row) =>
      row.sealed || !rows.some((other) => other.sealed && other.kind === row.kind && other.version === row.version),
  );
}

/** Every document of a contract, overtaken ones too, oldest first. */
export async function allDocuments(db: Queries, contractId: string): Promise<Document[]> {
  return unscoped(db, 'of a contract that was found in scope')
    .select()
    .from(documents)
    .where(eq(documents.contract_id, contractId))
    .orderBy(asc(documents.created_at), asc(documents.sealed));
}

/** @returns the files that no row names any more; of a scheda also the form that was sealed, which has no row */
export async function eraseDocuments(tx: Queries, contractId: string): Promise<string[]> {
  const gone = await tx
    .delete(documents)
    .where(eq(documents.contract_id, contractId))
    .returning({ key: documents.storage_key, shown: documents.shown_sha256 });
  return [...new Set(gone.flatMap(({ key, shown }) => (shown === null ? [key] : [key, documentKey(shown)])))];
}

export async function findDocument(db: Queries, contractId: string, id: string): Promise<Document | null> {
  const [row] = await unscoped(db, 'of a contract that was found in scope')
    .select()
    .from(documents)
    .where(and(eq(documents.contract_id, contractId), eq(documents.id, id)));
  return row ?? null;
}

/** The document that a SHA-256 belongs to: of the shown or of the sealed file. */
export async function findBySha256(db: Queries, sha256: string): Promise<Document | null> {
  const [row] = await unscoped(db, 'anybody may ask whose fingerprint a file bears')
    .select()
    .from(documents)
    .where(eq(documents.sha256, sha256))
    .orderBy(desc(documents.sealed))
    .limit(1);
  return row ?? null;
}

/** Those of these files that a row names; of a scheda also the form that was sealed, which has no row. */
export async function namedDocuments(db: Queries, keys: readonly string[]): Promise<string[]> {
  const hashes = keys.map((key) => /([0-9a-f]{64})\.pdf$/.exec(key)?.[1] ?? '');
  const rows = await unscoped(db, 'a file that a document names must stay')
    .select({ key: documents.storage_key, shown: documents.shown_sha256 })
    .from(documents)
    .where(or(inArray(documents.storage_key, [...keys]), inArray(documents.shown_sha256, hashes)));
  return rows.flatMap(({ key, shown }) => (shown === null ? [key] : [key, documentKey(shown)]));
}

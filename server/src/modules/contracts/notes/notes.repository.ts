import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { ContractNote } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { users } from '../../../platform/db/schema';
import { contractNotes } from '../tables/contract-folder.table';

export interface NewNote {
  readonly contractId: string;
  readonly authorUid: string;
  readonly text: string;
  readonly at: Date;
}

/** What staff wrote for staff, newest first. */
export function notesOf(db: Queries, contractId: string): Promise<ContractNote[]> {
  return select(db).where(eq(contractNotes.contract_id, contractId)).then(shown);
}

export async function insertNote(tx: Queries, { contractId, authorUid, text, at }: NewNote): Promise<ContractNote> {
  const id = randomUUID();
  await tx.insert(contractNotes).values({ id, contract_id: contractId, text, created_by: authorUid, created_at: at });
  const [note] = await select(tx).where(eq(contractNotes.id, id)).then(shown);
  if (note === undefined) throw new Error('The note was not stored');
  return note;
}

function select(db: Queries) {
  return db
    .select({
      id: contractNotes.id,
      text: contractNotes.text,
      firstname: users.firstname,
      lastname: users.lastname,
      created_at: contractNotes.created_at,
    })
    .from(contractNotes)
    .leftJoin(users, eq(users.uid, contractNotes.created_by))
    .orderBy(desc(contractNotes.created_at))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function shown(rows: readonly Row[]): ContractNote[] {
  return rows.map(({ id, text, created_at, ...author }) => ({
    id,
    text,
    author: authorName(author),
    created_at: created_at.toISOString(),
  }));
}

/** Who wrote or added something; empty once the account is gone. */
export function authorName({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string {
  return `${firstname ?? ''} ${lastname ?? ''}`.trim();
}

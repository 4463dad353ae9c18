import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContractRequest, RequestKind } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { stores } from '../../../platform/db/schema';
import { contractRequests } from '../tables/contract-request.table';

export type NewRequest = typeof contractRequests.$inferInsert;
export type StoredRequest = typeof contractRequests.$inferSelect;

/** What the customer asked, newest first, with the answers. */
export async function requestsOf(db: Queries, contractId: string): Promise<ContractRequest[]> {
  const rows = await select(db)
    .where(eq(contractRequests.contract_id, contractId))
    .orderBy(desc(contractRequests.created_at));
  return rows.map(shown);
}

/** What of these contracts waits for an answer. */
export async function openRequestsOf(
  db: Queries,
  contractIds: readonly string[],
): Promise<{ readonly contractId: string; readonly request: ContractRequest }[]> {
  const rows = await select(db).where(
    and(inArray(contractRequests.contract_id, [...contractIds]), isNull(contractRequests.answered_at)),
  );
  return rows.map((row) => ({ contractId: row.request.contract_id, request: shown(row) }));
}

/** When the customer told the kilometres of the car with a request, and how many. */
export type StatedKm = readonly [at: string, km: number];

/** What was told so of a contract, as a column of a statement about it. */
export function statedKmOf(contractId: SQL): SQL<readonly StatedKm[] | null> {
  return sql`(
    select json_agg(json_build_array(told.created_at, told.km)) from ${contractRequests} told
    where told.contract_id = ${contractId} and told.km is not null
  )`;
}

export async function requestOf(db: Queries, id: string): Promise<ContractRequest> {
  const [row] = await select(db).where(eq(contractRequests.id, id));
  if (row === undefined) throw new Error('The request was not stored');
  return shown(row);
}

/** How many of a kind wait for an answer. */
export async function countOpen(tx: Queries, contractId: string, kind: RequestKind): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(contractRequests)
    .where(
      and(
        eq(contractRequests.contract_id, contractId),
        eq(contractRequests.kind, kind),
        isNull(contractRequests.answered_at),
      ),
    );
  return row?.open ?? 0;
}

/** The contracts on which something waits for an answer, as a part of another statement. */
export function withOpenRequest(db: Queries) {
  return db
    .select({ id: contractRequests.contract_id })
    .from(contractRequests)
    .where(isNull(contractRequests.answered_at));
}

export async function insertRequest(tx: Queries, request: NewRequest): Promise<void> {
  await tx.insert(contractRequests).values(request);
}

/** One request of a contract, locked until the transaction ends, so that of two answers one wins. */
export async function lockRequest(tx: Queries, contractId: string, id: string): Promise<StoredRequest | null> {
  const [row] = await tx
    .select()
    .from(contractRequests)
    .where(and(eq(contractRequests.id, id), eq(contractRequests.contract_id, contractId)))
    .for('update');
  return row ?? null;
}

type Answer = Pick<StoredRequest, 'answer' | 'appointment_at' | 'answered_by'> &
  Partial<Pick<StoredRequest, 'answered_at' | 'answer_changed_at' | 'former_appointment_at'>>;

export async function storeAnswer(tx: Queries, id: string, answer: Answer): Promise<void> {
  await tx
    .update(contractRequests)
    .set({ ...answer, version: nextVersion })
    .where(eq(contractRequests.id, id));
}

const nextVersion = sql`${contractRequests.version} + 1`;

/** Answers whatever of a contract still waits, by nobody in particular. */
export async function answerOpen(tx: Queries, contractId: string, answer: string, at: Date): Promise<void> {
  await tx
    .update(contractRequests)
    .set({ answer, answered_at: at, version: nextVersion })
    .where(and(eq(contractRequests.contract_id, contractId), isNull(contractRequests.answered_at)));
}

export async function deleteRequest(tx: Queries, id: string): Promise<void> {
  await tx.delete(contractRequests).where(eq(contractRequests.id, id));
}

function select(db: Queries) {
  return db
    .select({ request: contractRequests, store_name: stores.name })
    .from(contractRequests)
    .leftJoin(stores, eq(stores.store_uid, contractRequests.store_uid))
    .$dynamic();
}

function shown({ request, store_name }: { request: StoredRequest; store_name: string | null }): ContractRequest {
  const { id, kind, text, preferred_on, day_part, km, stopped, store_uid, due_on, answer, version } = request;
  return {
    ...{ id, kind, text, preferred_on, day_part, km, stopped, due_on, answer, version },
    store: store_uid === null ? null : { store_uid, name: store_name ?? '' },
    created_at: request.created_at.toISOString(),
    appointment_at: request.appointment_at?.toISOString() ?? null,
    former_appointment_at: request.former_appointment_at?.toISOString() ?? null,
    answered_at: request.answered_at?.toISOString() ?? null,
    answer_changed_at: request.answer_changed_at?.toISOString() ?? null,
  };
}

import { and, eq, sql } from 'drizzle-orm';
import { auditHeadAfter, lockAuditHead } from '../../../platform/audit';
import { type NewRows, newRows, preparedStatement, type Queries } from '../../../platform/db';
import type { Keys } from '../../../platform/keys';
import { areOldEndsSealed } from '../history/old-ends';
import { contractCodeCounters, contracts } from '../tables/contract.table';
import { contractEvents } from '../tables/contract-event.table';

/** The last number of a year. */
export interface YearCount {
  readonly year: number;
  readonly last_number: number;
}

type StoredCount = typeof contractCodeCounters.$inferSelect;

/** Seals a year's last number, so that the newest contracts cannot vanish without the application's keys. */
export function sealCount(keys: Keys, { year, last_number }: YearCount): string {
  return keys.hmac('contract-count', [String(year), String(last_number)]);
}

/**
 * Whether a count is ours: by its seal, or without one where its last contract was made before there were seals, until
 * all of that time are sealed.
 */
export async function isCountTrusted(tx: Queries, keys: Keys, count: StoredCount): Promise<boolean> {
  const { year, last_number, seal } = count;
  if (last_number === 0) return true;
  if (seal !== null) return keys.verifyHmac('contract-count', [String(year), String(last_number)], seal);
  const [created] = await tx
    .select({ version: contractEvents.hash_version })
    .from(contractEvents)
    .innerJoin(contracts, eq(contracts.id, contractEvents.contract_id))
    .where(and(eq(contracts.code_year, year), eq(contracts.code_number, last_number), eq(contractEvents.seq, 1)));
  return created?.version === 1 && !(await areOldEndsSealed(tx));
}

/** A number, and the rows that record it as taken, to be written in one statement with its contract. */
export interface TakenNumber {
  readonly number: number;
  readonly beside: NewRows;
}

/**
 * Takes the next number of a year. As late as possible in the creating transaction: the counter's row stays locked
 * until the commit, so that numbers have no gaps, and other creations wait for it. A counter whose seal is invalid does
 * not get a valid one by counting on.
 */
export async function takeNumber(tx: Queries, keys: Keys, year: number): Promise<TakenNumber> {
  return nextOf(tx, keys, (await lockCount(tx, year)) ?? (await beginCount(tx, year)));
}

/** The same together with the head of the audit chain, locked after the counter in the same statement. */
export async function takeNumberAndAuditHead(
  tx: Queries,
  keys: Keys,
  year: number,
): Promise<TakenNumber & { readonly auditHead: string }> {
  const [held] = await heldCountAndAudit(tx).execute({ year });
  const { auditHead, ...count } = held ?? { ...(await beginCount(tx, year)), auditHead: null };
  return { ...(await nextOf(tx, keys, count)), auditHead: auditHead ?? (await lockAuditHead(tx)) };
}

async function nextOf(tx: Queries, keys: Keys, before: StoredCount): Promise<TakenNumber> {
  const count = { year: before.year, last_number: before.last_number + 1 };
  const seal = (await isCountTrusted(tx, keys, before)) ? sealCount(keys, count) : before.seal;
  return { number: count.last_number, beside: newRows(contractCodeCounters, [{ ...count, seal }], 'year') };
}

const countOfYear = (tx: Queries) =>
  tx
    .select()
    .from(contractCodeCounters)
    .where(eq(contractCodeCounters.year, sql.placeholder('year')))
    .for('update');

const heldCount = preparedStatement('contract_count_held', countOfYear);

const heldCountAndAudit = preparedStatement('contract_count_and_audit_held', (tx) => {
  const held = tx.$with('held').as(countOfYear(tx));
  const { year, last_number, seal } = held;
  return tx
    .with(held)
    .select({ year, last_number, seal, auditHead: auditHeadAfter(tx, held) })
    .from(held);
});

async function lockCount(tx: Queries, year: number): Promise<StoredCount | null> {
  const [count] = await heldCount(tx).execute({ year });
  return count ?? null;
}

/** The first contract of a year; of two at once, the second waits for the row of the first. */
async function beginCount(tx: Queries, year: number): Promise<StoredCount> {
  await tx.insert(contractCodeCounters).values({ year, last_number: 0 }).onConflictDoNothing();
  const count = await lockCount(tx, year);
  if (count === null) throw new Error('The contract counter gave no number');
  return count;
}

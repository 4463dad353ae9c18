import { type SQL, sql } from 'drizzle-orm';
import type { ContractStatus } from 'shared-api/domain';
import type { Database, Queries } from '../../../platform/db';
import { contracts } from '../tables/contract.table';
import { contractCountChanges, contractCounts } from '../tables/contract-count.table';

export interface StatusCount {
  readonly status: ContractStatus;
  readonly count: number;
  /** Of these, how many a further condition finds, and what they come to. */
  readonly found: number;
  readonly cents: number;
}

/**
 * How many contracts there are of each status, and what they come to, without looking at one of them.
 * @param visible condition on `contract_counts`, by the caller's scope and filter
 * @param found condition on it that only some of them meet
 */
export async function keptCounts(db: Queries, visible: SQL | undefined, found: SQL): Promise<readonly StatusCount[]> {
  const { rows } = await db.execute<Record<'count' | 'found' | 'cents', string> & { status: ContractStatus }>(sql`
    select status, sum(count)::text as count, coalesce(sum(count) filter (where ${found}), 0)::text as found,
      coalesce(sum(cents) filter (where ${found}), 0)::text as cents
    from ${addedUp} where ${visible} group by status`);
  return rows.map(({ status, count, found: some, cents }) => ({
    status,
    count: Number(count),
    found: Number(some),
    cents: Number(cents),
  }));
}

/** Both tables as one, under the name of the first, so that a condition on it fits. */
const addedUp = sql`(select store_uid, status, count, cents from ${contractCounts}
  union all select store_uid, status, count, cents from ${contractCountChanges}) ${contractCounts}`;

/** The condition that there are changes to add up. */
export const hasCountChanges = sql`exists (select 1 from ${contractCountChanges})`;

/**
 * Adds the changes to the totals, so that a list reads few rows. One statement, so that readers see each change once.
 */
export async function addUpCounts({ read }: Database): Promise<number> {
  const { rows } = await read.execute<{ changes: number }>(sql`
    with taken as (delete from ${contractCountChanges} returning store_uid, status, count, cents),
    added as (
      insert into ${contractCounts} as kept (store_uid, status, count, cents)
      select store_uid, status, sum(count), sum(cents) from taken group by store_uid, status order by store_uid, status
      on conflict (store_uid, status) do update
        set count = kept.count + excluded.count, cents = kept.cents + excluded.cents)
    select count(*)::int as changes from taken`);
  return rows[0]?.changes ?? 0;
}

/** The differences between the kept counts and the contracts: none, unless rows were written without the trigger. */
const differences = sql`
  select store_uid, status, sum(count)::bigint as count, sum(cents)::bigint as cents from (
    select store_uid, status, count(*) as count, sum(total_cents) as cents
      from ${contracts} where deleted_at is null group by store_uid, status
    union all select store_uid, status, -count, -cents from ${contractCounts}
    union all select store_uid, status, -count, -cents from ${contractCountChanges}) compared
  group by store_uid, status having sum(count) <> 0 or sum(cents) <> 0`;

/** How many counts differ from the contracts that there are. */
export async function wrongCounts(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`select count(*)::int as wrong from (${differences}) found`);
  return rows[0]?.wrong ?? 0;
}

/** Puts right what differs. @returns how many counts did */
export async function correctCounts({ read }: Database): Promise<number> {
  const { rows } = await read.execute(sql`
    insert into ${contractCountChanges} (store_uid, status, count, cents) ${differences} returning status`);
  return rows.length;
}

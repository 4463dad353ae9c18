import { type SQL, sql } from 'drizzle-orm';
import type { Cents, ContractStatus } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { contracts } from '../../../platform/db/schema';
import { filterOf } from '../../../platform/list';
import type { Scope } from '../../../platform/scope';
import { contractFields } from './contract-fields';
import { type ContractsQuery, contractFilter } from './contract-filter';

export interface ContractCounts {
  /** Of the whole filter. */
  readonly total: number;
  readonly sum: Cents;
  /** Of the same filter without its status. */
  readonly counts: Readonly<Record<ContractStatus, number>>;
}

/** How many contracts a query finds, what they come to, and how many there are of each status beside: in one look. */
export async function countContracts(
  db: Queries,
  scope: Scope,
  query: ContractsQuery,
  now: Date,
): Promise<ContractCounts> {
  const byStatus = query.wheres.filter(({ field }) => field === 'status');
  const others = query.wheres.filter(({ field }) => field !== 'status');
  const found: SQL = filterOf({ fields: contractFields(now) }, { wheres: byStatus }) ?? sql`true`;
  const rows = await db
    .select({
      status: contracts.status,
      count: sql<number>`count(*)::int`,
      found: sql<number>`(count(*) filter (where ${found}))::int`,
      cents: sql<string>`coalesce(sum(${contracts.total_cents}) filter (where ${found}), 0)::text`,
    })
    .from(contracts)
    .where(contractFilter(scope, { ...query, wheres: others }, now))
    .groupBy(contracts.status);
  const countOf = (status: ContractStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    total: rows.reduce((total, row) => total + row.found, 0),
    sum: rows.reduce((sum, row) => sum + Number(row.cents), 0),
    counts: {
      DRAFT: countOf('DRAFT'),
      AVAIABLE: countOf('AVAIABLE'),
      PENDING: countOf('PENDING'),
      SIGNED: countOf('SIGNED'),
      FILLED: countOf('FILLED'),
      PAID: countOf('PAID'),
    },
  };
}

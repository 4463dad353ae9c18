import { and, type SQL, sql } from 'drizzle-orm';
import { type Cents, type ContractStatus, contractStatuses } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { choiceField, filterOf, uidField } from '../../../platform/list';
import { contractCountsIn, inScope, type Scope } from '../../../scope';
import { keptCounts, type StatusCount } from '../counts/kept-counts.repository';
import { contracts } from '../tables/contract.table';
import { contractCounts } from '../tables/contract-count.table';
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
  const rows = await (keptStatusCounts(db, scope, query) ?? lookedAt(db, scope, query, now));
  const countOf = (status: ContractStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    total: rows.reduce((total, row) => total + row.found, 0),
    sum: rows.reduce((sum, row) => sum + row.cents, 0),
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

/** What kept counts can be filtered by. */
const keptFields = {
  status: choiceField(contractCounts.status, contractStatuses),
  store_uid: uidField(contractCounts.store_uid),
};

/** From the kept counts; null for a query that they cannot answer. */
function keptStatusCounts(db: Queries, scope: Scope, { search = '', wheres }: ContractsQuery) {
  const inSight = contractCountsIn(scope);
  if (inSight === null || search.trim() !== '' || wheres.some(({ field }) => !Object.hasOwn(keptFields, field)))
    return null;
  const { byStatus, others } = splitWheres(wheres);
  const visible = and(inSight, filterOf({ fields: keptFields }, { wheres: others }));
  return keptCounts(db, visible, filterOf({ fields: keptFields }, { wheres: byStatus }) ?? sql`true`);
}

function splitWheres(wheres: ContractsQuery['wheres']) {
  return {
    byStatus: wheres.filter(({ field }) => field === 'status'),
    others: wheres.filter(({ field }) => field !== 'status'),
  };
}

/** By looking at each contract. */
async function lookedAt(db: Queries, scope: Scope, query: ContractsQuery, now: Date): Promise<StatusCount[]> {
  const { byStatus, others } = splitWheres(query.wheres);
  const found: SQL = filterOf({ fields: contractFields(now) }, { wheres: byStatus }) ?? sql`true`;
  const rows = await inScope(db, scope)
    .contracts(
      {
        status: contracts.status,
        count: sql<number>`count(*)::int`,
        found: sql<number>`(count(*) filter (where ${found}))::int`,
        cents: sql<string>`coalesce(sum(${contracts.total_cents}) filter (where ${found}), 0)::text`,
      },
      contractFilter({ ...query, wheres: others }, now),
    )
    .groupBy(contracts.status);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

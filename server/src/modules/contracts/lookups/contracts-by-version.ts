import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { inScope, type Scope } from '../../../scope';
import { contracts } from '../tables/contract.table';

/** How many contracts in sight were made on each version; deleted ones left out, as in every list. */
export async function contractsByVersion(
  db: Queries,
  scope: Scope,
  packageId: string,
): Promise<ReadonlyMap<number, number>> {
  const version = sql<number>`(${contracts.package_snapshot} ->> 'version')::int`;
  const rows = await inScope(db, scope)
    .contracts(
      { version, count: sql<number>`count(*)::int` },
      and(eq(contracts.package_id, packageId), isNull(contracts.deleted_at)),
    )
    .groupBy(version);
  return new Map(rows.map((row) => [row.version, row.count]));
}

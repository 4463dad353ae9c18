import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { consents } from '../../../platform/db/schema';
import { inScope } from '../../../scope';
import { contracts } from '../tables/contract.table';

/** Whether a contract of the account holds a consent that the account has not withdrawn since. */
export async function standsOnContract(tx: Queries, uid: string, kind: 'marketing' | 'survey'): Promise<boolean> {
  const own = inScope(tx, { area: 'user', uid }).contracts({ id: contracts.id });
  const [found] = await tx
    .select({
      stands: sql<boolean>`coalesce(max(${consents.created_at}) filter (where ${consents.granted})
        > coalesce(max(${consents.created_at}) filter (where not ${consents.granted} and ${consents.contract_id} is null), '-infinity'), false)`,
    })
    .from(consents)
    .where(
      and(
        eq(consents.kind, kind),
        or(and(eq(consents.user_uid, uid), isNull(consents.contract_id)), inArray(consents.contract_id, own)),
      ),
    );
  return found?.stands ?? false;
}

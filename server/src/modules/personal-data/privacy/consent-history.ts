import { desc, eq, inArray, or } from 'drizzle-orm';
import type { ConsentRecord } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { consents, contracts } from '../../../platform/db/schema';
import { contractsIn } from '../../../platform/scope';

/** A person's ledger of consents, the latest first; what was given on a contract stands in it too. */
export async function consentHistory(db: Queries, uid: string): Promise<ConsentRecord[]> {
  const own = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(contractsIn({ area: 'user', uid }));
  const rows = await db
    .select()
    .from(consents)
    .where(or(eq(consents.user_uid, uid), inArray(consents.contract_id, own)))
    .orderBy(desc(consents.created_at), consents.kind);
  return rows.map(({ kind, granted, text_version, source, created_at }) => ({
    consent: kind,
    given: granted,
    text_version,
    source: placeOf(source),
    at: created_at.toISOString(),
  }));
}

/** Whatever step of a contract it was, the person gave it on that contract. */
function placeOf(source: string): ConsentRecord['source'] {
  return source === 'account' || source === 'admin' ? source : 'contract';
}

import { desc, eq, inArray, or } from 'drizzle-orm';
import type { ConsentRecord } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { consents } from '../../../platform/db/schema';
import { inScope } from '../../../scope';
import { contracts } from '../../contracts';

/** A person's ledger of consents, the latest first; what was given on a contract stands in it too. */
export async function consentHistory(db: Queries, uid: string): Promise<ConsentRecord[]> {
  const own = inScope(db, { area: 'user', uid }).contracts({ id: contracts.id });
  const rows = await db
    .select()
    .from(consents)
    .where(or(eq(consents.user_uid, uid), inArray(consents.contract_id, own)))
    .orderBy(desc(consents.created_at), consents.kind);
  return rows.map(({ kind, granted, text_version, contract_id, source, created_at }) => ({
    consent: kind,
    given: granted,
    text_version,
    source: placeOf(source, contract_id),
    at: created_at.toISOString(),
  }));
}

/** Whatever step of a contract it was, the person gave it on that contract, also on one made from the account. */
function placeOf(source: string, contract: string | null): ConsentRecord['source'] {
  if (source === 'admin') return 'admin';
  return contract === null ? 'account' : 'contract';
}

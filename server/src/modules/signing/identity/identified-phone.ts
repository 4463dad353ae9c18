import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { type Contract, storeSnapshot } from '../../contracts';
import { signingMessages } from '../signing.messages';
import { identityRecords } from '../tables/identity-record.table';

/**
 * Refuses an access code for a phone number that was entered after the dealer identified the customer, until its holder
 * has proved by another code to own it: the code would open an identified person's contract.
 * @throws Refusal `validation` on `phone`, with whom to call
 */
export async function expectIdentifiedPhone(db: Queries, contract: Contract): Promise<void> {
  const { phone_changed_at, phone_verified } = contract;
  if (phone_changed_at === null || phone_verified) return;
  const [record] = await db
    .select({ at: identityRecords.created_at })
    .from(identityRecords)
    .where(eq(identityRecords.contract_id, contract.id));
  if (record === undefined || record.at >= phone_changed_at) return;
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  throw invalid({ phone: [t(signingMessages.phoneNotIdentified, { store, phone })] });
}

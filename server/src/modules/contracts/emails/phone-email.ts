import type { Queries } from '../../../platform/db';
import { smsTemplates, writeSms } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { storeSnapshot } from '../snapshots';

/**
 * Tells the number that a contract had until now that it counts no more, and whom to call. A number that never heard
 * of the contract, a slip of the dealer's before anything was sent or shown, is left in peace.
 */
export async function tellOldPhone(
  tx: Queries,
  { outbox }: Pick<ContractsContext, 'outbox'>,
  before: Contract,
): Promise<void> {
  const isKnown = before.sent_at !== null || before.link_shown_at !== null || before.signature_level === 'FEA';
  if (before.phone === '' || !isKnown) return;
  const { phone } = storeSnapshot.parse(before.store_snapshot);
  await outbox.enqueue(tx, {
    channel: 'sms',
    purpose: 'contract-phone-changed',
    to: before.phone,
    body: await writeSms(tx, smsTemplates.contractPhoneChanged, { code: before.code, phone }),
    contract_id: before.id,
    store_uid: before.store_uid,
  });
}

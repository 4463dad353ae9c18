import { deletionAt } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatDate } from '../../../platform/i18n';
import { smsTemplates, writeSms } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractLink, linkKey } from '../link/link-key';

/** A reminder by SMS, to who can still act on it: with the key while unsigned, with the plain link after. */
export async function sendReminderSms(
  tx: Queries,
  context: Pick<ContractsContext, 'outbox' | 'publicUrl' | 'keys'>,
  contract: Contract,
): Promise<void> {
  const deadline = deletionAt(contract);
  if (contract.phone === '' || deadline === null) return;
  const key = contract.signed_at === null ? linkKey(context.keys, contract) : undefined;
  const template = contract.signed_at === null ? smsTemplates.unsignedReminder : smsTemplates.unpaidReminder;
  const link = contractLink(context.publicUrl, contract.contract_uid, key);
  await context.outbox.enqueue(tx, {
    channel: 'sms',
    purpose: 'reminder',
    to: contract.phone,
    body: await writeSms(tx, template, { code: contract.code, date: formatDate(deadline), link }),
    secrets: key === undefined ? [] : [key],
    contract_id: contract.id,
    store_uid: contract.store_uid,
  });
}

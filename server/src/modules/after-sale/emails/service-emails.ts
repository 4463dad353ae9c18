import type { IsoDate } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatDay } from '../../../platform/i18n';
import { type Contract, type ContractsContext, letterAddress, storeSnapshot } from '../../contracts';
import { emailTemplates, smsTemplates, writeEmail, writeSms } from '../../messages';
import { findByUid } from '../../users';
import type { Maintenance } from '../maintenance/maintenance.repository';

/**
 * A service comes near, or its day has just gone by: by SMS and by e-mail, as far as the person's account has not switched
 * these notices off.
 * @param today of Europe/Rome
 */
export async function sendServiceDue(
  tx: Queries,
  { outbox, publicUrl }: Pick<ContractsContext, 'outbox' | 'publicUrl'>,
  contract: Contract,
  { n, due_on, due_km, projected_on }: Maintenance[number],
  today: IsoDate,
): Promise<void> {
  const { name: store, phone } = storeSnapshot.parse(contract.store_snapshot);
  const { firstname, code, car_model: car } = contract;
  const isLate = due_on < today ? 'yes' : 'no';
  const days = { date: formatDay(projected_on ?? due_on), day: formatDay(due_on) };
  const values = { n, firstname, code, car, store, phone, km: due_km, isLate, ...days };
  const common = { purpose: 'service-due', contract_id: contract.id, store_uid: contract.store_uid };
  const account = contract.user_uid === null ? null : await findByUid(tx, contract.user_uid);
  const notices = account?.settings.notices ?? { sms: true, email: true };
  if (notices.sms && contract.phone !== '')
    await outbox.enqueue(tx, {
      ...common,
      channel: 'sms',
      to: contract.phone,
      body: await writeSms(tx, smsTemplates.serviceDue, values),
    });
  const to = await letterAddress(tx, contract);
  if (notices.email && to !== '')
    await outbox.enqueue(tx, {
      ...common,
      channel: 'email',
      to,
      ...(await writeEmail(tx, emailTemplates.serviceDue, {
        ...values,
        hasAccount: account === null ? 'no' : 'yes',
        link: `${publicUrl}/account/contracts/${contract.contract_uid}`,
      })),
    });
}

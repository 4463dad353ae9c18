import type { ContractRequest } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { formatLongDate, t } from '../../../platform/i18n';
import { noticeMessages, noticeToOperators, noticeToStore } from '../../notifications';
import type { Contract } from '../contract.types';
import { requestNames } from './request-names.messages';

/** Tells the dealer what a customer asks, until it is answered; of a change of dealer the operator, too. */
export async function noticeRequest(
  tx: Queries,
  contract: Contract,
  { id, kind, text, preferred_on, stopped, store }: ContractRequest,
  at: Date,
): Promise<void> {
  const { code, contract_uid, car_model: car, store_uid } = contract;
  const notice = {
    contractId: contract.id,
    key: `request:${id}`,
    type: kind === 'fault' ? ('warning' as const) : ('info' as const),
    title: t(noticeMessages.request, { what: t(requestNames[kind]), code }),
    excerpt: t(noticeMessages.requestText, {
      car,
      about: preferred_on ? 'day' : stopped ? 'stopped' : store ? 'store' : 'nothing',
      day: preferred_on === null ? '' : formatLongDate(new Date(`${preferred_on}T12:00:00Z`)),
      store: store?.name ?? '',
      text: text ?? '',
    }).trim(),
    at,
  };
  await noticeToStore(tx, { ...notice, storeUid: store_uid, url: `/cms/manager/contracts/${contract_uid}` });
  if (kind !== 'dealer_change') return;
  await noticeToOperators(tx, {
    ...notice,
    key: `${notice.key}:operators`,
    url: `/cms/admin/contracts/${contract_uid}`,
  });
}

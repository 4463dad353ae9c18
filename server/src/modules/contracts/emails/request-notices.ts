import type { ContractRequest } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { formatLongDate, t } from '../../../platform/i18n';
import { noticeMessages, noticeToOperators, noticeToStore, rewordNotice } from '../../notifications';
import type { Contract } from '../contract.types';
import { requestNames } from './request-names.messages';

/** Tells the dealer what a customer asks, until it is answered; of a change of dealer the operator, too. */
export async function noticeRequest(
  tx: Queries,
  contract: Contract,
  request: ContractRequest,
  at: Date,
): Promise<void> {
  const { contract_uid, store_uid } = contract;
  const notice = {
    contractId: contract.id,
    key: toStore(request),
    type: request.kind === 'fault' ? ('warning' as const) : ('info' as const),
    ...wordsOf(contract, request),
    at,
  };
  await noticeToStore(tx, { ...notice, storeUid: store_uid, url: `/cms/manager/contracts/${contract_uid}` });
  if (request.kind !== 'dealer_change') return;
  await noticeToOperators(tx, {
    ...notice,
    key: toOperators(request),
    url: `/cms/admin/contracts/${contract_uid}`,
  });
}

/** The customer's own words go from what still tells of a request: who answers it reads them on the contract. */
export async function forgetRequestWords(
  tx: Queries,
  contract: Contract,
  request: ContractRequest,
  at: Date,
): Promise<void> {
  const words = wordsOf(contract, { ...request, text: null });
  for (const key of [toStore(request), toOperators(request)]) await rewordNotice(tx, { key, ...words }, at);
}

const toStore = ({ id }: ContractRequest) => `request:${id}`;
const toOperators = ({ id }: ContractRequest) => `request:${id}:operators`;

function wordsOf(
  { code, car_model: car }: Contract,
  { kind, text, preferred_on, stopped, store }: ContractRequest,
): { readonly title: string; readonly excerpt: string } {
  return {
    title: t(noticeMessages.request, { what: t(requestNames[kind]), code }),
    excerpt: t(noticeMessages.requestText, {
      car,
      about: preferred_on ? 'day' : stopped ? 'stopped' : store ? 'store' : 'nothing',
      day: preferred_on === null ? '' : formatLongDate(new Date(`${preferred_on}T12:00:00Z`)),
      store: store?.name ?? '',
      text: text ?? '',
    }).trim(),
  };
}

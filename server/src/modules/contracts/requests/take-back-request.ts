import { notFound, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { eraseNotices } from '../../notifications';
import type { ContractsContext } from '../contracts.context';
import { requestMessages } from './request.messages';
import { deleteRequest, lockRequest } from './requests.repository';

/**
 * The customer no longer asks: the dealer has nothing to answer, what was written is kept nowhere, and another request
 * may be sent. The receipt that was sent by e-mail stays.
 * @throws Refusal `not_found`, `status` once it was answered
 */
export function takeBackRequest({ db }: Pick<ContractsContext, 'db'>, contractId: string, id: string): Promise<void> {
  return db.lastTransaction(async (tx) => {
    const request = await lockRequest(tx, contractId, id);
    if (request === null) throw notFound();
    if (request.answered_at !== null) throw wrongStatus(t(requestMessages.alreadyAnswered));
    await deleteRequest(tx, id);
    await eraseNotices(tx, contractId, [`request:${id}`]);
  });
}

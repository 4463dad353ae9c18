import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import { closeNotices } from '../../notifications';
import { requestMessages } from './request.messages';
import { answerOpen } from './requests.repository';

/** A contract that was left has nothing to be asked of any more: what waits is closed, and is no work of the dealer's. */
export async function endRequests(tx: Queries, contractId: string, at: Date): Promise<void> {
  await answerOpen(tx, contractId, t(requestMessages.endedByWithdrawal), at);
  await closeNotices(tx, contractId, ['request:'], at);
}

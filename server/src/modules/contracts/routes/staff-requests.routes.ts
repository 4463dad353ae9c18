import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { answerRequest } from '../requests/answer-request';
import { changeAnswer } from '../requests/change-answer';
import { requestMessages } from '../requests/request.messages';
import { requestsOf } from '../requests/requests.repository';
import { findContractToRead } from '../staff/find-contract';
import { staffCallOf } from '../staff-actions/answer-changed';
import type { Both } from './twin-entries';

/** The entries by which an area reads and answers what customers ask: one behaviour under two paths. */
export interface RequestEntries {
  readonly listRequests: Both<'listRequests'>;
  readonly answerRequest: Both<'answerRequest'>;
  readonly changeAnswer: Both<'changeAnswer'>;
}

export function staffRequestRoutes(context: ContractsContext, entries: RequestEntries): readonly Implementation[] {
  return [
    implement(entries.listRequests, async ({ scope, params }) => {
      const { id } = await findContractToRead(context.db.read, scope, params.contract_uid, context.clock.now());
      return { status: 200, body: { data: await requestsOf(context.db.read, id) } };
    }),
    implement(entries.answerRequest, async (call) => {
      const data = await answerRequest(context, staffCallOf(call), call.params.id, call.body);
      return { status: 202, body: { data, message: t(requestMessages.answered) } };
    }),
    implement(entries.changeAnswer, async (call) => {
      const data = await changeAnswer(context, staffCallOf(call), call.params.id, call.body);
      return { status: 202, body: { data, message: t(requestMessages.answerChanged) } };
    }),
  ];
}

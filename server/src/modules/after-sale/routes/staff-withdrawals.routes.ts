import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type Both, type ContractsContext, staffAnswers } from '../../contracts';
import { afterSaleMessages } from '../after-sale.messages';
import { answerStatement } from '../ending/answer-statement';

/** The entry by which an area answers a withdrawal that was stated without the phone: one behaviour under two paths. */
export interface WithdrawalEntries {
  readonly answerStatement: Both<'answerStatement'>;
}

export function staffWithdrawalRoutes(
  context: ContractsContext,
  entries: WithdrawalEntries,
): readonly Implementation[] {
  const { changed } = staffAnswers(context);
  return [
    implement(entries.answerStatement, (call) =>
      changed(
        call,
        (staff) => answerStatement(context, staff, call.body),
        () =>
          t(
            call.body.outcome === 'accepted'
              ? afterSaleMessages.statementAccepted
              : afterSaleMessages.statementRejected,
          ),
      ),
    ),
  ];
}

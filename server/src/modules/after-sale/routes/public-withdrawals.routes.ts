import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../../contracts';
import { afterSaleMessages } from '../after-sale.messages';
import { stateWithdrawal } from '../ending/state-withdrawal';

/** `/recesso`: for who no longer has the phone. One answer whatever is known. */
export function publicWithdrawalRoutes(context: ContractsContext): readonly Implementation[] {
  return [
    implement(publicArea.stateWithdrawal, async ({ body }) => {
      await stateWithdrawal(context, body);
      return { status: 202, body: { message: t(afterSaleMessages.statementReceived) } };
    }),
  ];
}

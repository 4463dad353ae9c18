import type { CustomerActions } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type ContractsContext, customerView } from '../../contracts';
import { documentView } from '../../documents';
import { type ContractAccess, grantedBy } from '../../signing';
import { afterSaleMessages } from '../after-sale.messages';
import { declineContract } from '../ending/decline-contract';
import { confirmWithdrawal, startWithdrawal } from '../ending/withdraw';
import { savePaymentMethod } from '../payment/save-payment-method';

/** How a customer pays, declines and withdraws: the same under the link's path and under the account's. */
export function customerAfterSaleRoutes(
  context: ContractsContext,
  entries: CustomerActions,
  access: ContractAccess,
): readonly Implementation[] {
  const granted = grantedBy(access);
  const view = customerView(context);

  return [
    implement(entries.savePaymentMethod, async (call) => {
      const { contract, filled } = await savePaymentMethod(context, await granted(call), call.body.payment_method);
      const message = t(filled ? afterSaleMessages.methodSaved : afterSaleMessages.methodSavedFormLater);
      return { status: 202, body: { data: await view(contract), message } };
    }),

    implement(entries.decline, async (call) => {
      const contract = await granted(call);
      const declined = await declineContract(context, contract.id, call.body.reason);
      return { status: 202, body: { data: await view(declined), message: t(afterSaleMessages.declined) } };
    }),

    implement(entries.withdraw, async (call) => {
      const contract = await granted(call);
      await startWithdrawal(context, contract.id, call.body.email);
      return { status: 202, body: { message: t(afterSaleMessages.withdrawalStarted) } };
    }),

    implement(entries.confirmWithdrawal, async (call) => {
      const { contract, receipt } = await confirmWithdrawal(context, await granted(call));
      const data = { contract: await view(contract), receipt: documentView(receipt) };
      return { status: 202, body: { data, message: t(afterSaleMessages.withdrawalDone) } };
    }),
  ];
}

import { accountContracts, adminContracts, managerContracts, publicArea } from 'shared-api/contracts';
import type { Implementation } from '../../platform/http';
import type { ContractsContext } from '../contracts';
import { linkAccess, ownerAccess } from '../signing';
import { customerAfterSaleRoutes } from './routes/customer-after-sale.routes';
import { maintenanceRoutes } from './routes/maintenance.routes';
import { publicWithdrawalRoutes } from './routes/public-withdrawals.routes';
import { type CardRefunds, staffPaymentRoutes } from './routes/staff-payment.routes';
import { staffWithdrawalRoutes } from './routes/staff-withdrawals.routes';

/** What follows the signature: payment, maintenance, withdrawal and refund; also the customer's no before it. */
export function afterSaleRoutes(context: ContractsContext, refunds: CardRefunds): readonly Implementation[] {
  return [
    ...customerAfterSaleRoutes(context, publicArea, linkAccess(context)),
    ...customerAfterSaleRoutes(context, accountContracts, ownerAccess(context)),
    ...publicWithdrawalRoutes(context),
    ...maintenanceRoutes(context),
    ...staffPaymentRoutes(context, managerContracts, refunds),
    ...staffPaymentRoutes(context, adminContracts, refunds),
    ...staffWithdrawalRoutes(context, managerContracts),
    ...staffWithdrawalRoutes(context, adminContracts),
  ];
}

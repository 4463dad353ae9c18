import { adminContracts, managerContracts } from 'shared-api/contracts';
import type { Implementation } from '../../platform/http';
import type { ContractsContext } from './contracts.context';
import { accountContractRoutes } from './routes/account-contracts.routes';
import { adminContractRoutes } from './routes/admin-contracts.routes';
import { managerContractRoutes } from './routes/manager-contracts.routes';
import { managerCounterRoutes } from './routes/manager-counter.routes';
import { publicContractRoutes } from './routes/public-contracts.routes';
import { publicVerifyRoutes } from './routes/public-verify.routes';
import { publicWithdrawalRoutes } from './routes/public-withdrawals.routes';
import { staffActionRoutes } from './routes/staff-actions.routes';
import { staffFileRoutes } from './routes/staff-files.routes';
import { staffReadingRoutes } from './routes/staff-reading.routes';
import type { RefundCard } from './staff-actions/refund-by-staff';

export function contractRoutes(context: ContractsContext, refundCard: RefundCard): readonly Implementation[] {
  return [
    ...publicContractRoutes(context),
    ...accountContractRoutes(context),
    ...publicVerifyRoutes(context),
    ...publicWithdrawalRoutes(context),
    ...staffReadingRoutes(context, managerContracts),
    ...staffReadingRoutes(context, { ...adminContracts, list: adminContracts.search }),
    ...managerContractRoutes(context),
    ...adminContractRoutes(context),
    ...managerCounterRoutes(context),
    ...staffActionRoutes(context, managerContracts, refundCard),
    ...staffActionRoutes(context, adminContracts, refundCard),
    ...staffFileRoutes(context, managerContracts),
    ...staffFileRoutes(context, adminContracts),
  ];
}

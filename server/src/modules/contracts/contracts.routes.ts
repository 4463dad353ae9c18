import { adminContracts, managerContracts } from 'shared-api/contracts';
import type { Implementation } from '../../platform/http';
import type { ContractsContext } from './contracts.context';
import { accountContractRoutes } from './routes/account-contracts.routes';
import { publicContractRoutes } from './routes/public-contracts.routes';
import { publicVerifyRoutes } from './routes/public-verify.routes';
import { publicWithdrawalRoutes } from './routes/public-withdrawals.routes';
import { staffReadingRoutes } from './routes/staff-reading.routes';

export function contractRoutes(context: ContractsContext): readonly Implementation[] {
  return [
    ...publicContractRoutes(context),
    ...accountContractRoutes(context),
    ...publicVerifyRoutes(context),
    ...publicWithdrawalRoutes(context),
    ...staffReadingRoutes(context, managerContracts),
    ...staffReadingRoutes(context, { ...adminContracts, list: adminContracts.search }),
  ];
}

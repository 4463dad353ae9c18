import { adminContracts, managerContracts } from 'shared-api/contracts';
import type { Implementation } from '../../platform/http';
import type { ContractsContext } from './contracts.context';
import { accountContractRoutes } from './routes/account-contracts.routes';
import { managerContractRoutes } from './routes/manager-contracts.routes';
import { managerCustomerRoutes } from './routes/manager-customers.routes';
import { staffActionRoutes } from './routes/staff-actions.routes';
import { staffFileRoutes } from './routes/staff-files.routes';
import { staffReadingRoutes } from './routes/staff-reading.routes';
import { staffRequestRoutes } from './routes/staff-requests.routes';
import type { FillPdf } from './staff-actions/bulk';

/** Contracts are made, listed, read, edited, sent and removed. */
export function contractRoutes(context: ContractsContext, fillPdf: FillPdf): readonly Implementation[] {
  return [
    ...accountContractRoutes(context),
    ...managerContractRoutes(context),
    ...managerCustomerRoutes(context),
    ...staffReadingRoutes(context, managerContracts),
    ...staffReadingRoutes(context, { ...adminContracts, list: adminContracts.search }),
    ...staffActionRoutes(context, managerContracts, fillPdf),
    ...staffActionRoutes(context, adminContracts, fillPdf),
    ...staffFileRoutes(context, managerContracts),
    ...staffFileRoutes(context, adminContracts),
    ...staffRequestRoutes(context, managerContracts),
    ...staffRequestRoutes(context, adminContracts),
  ];
}

import { accountContracts, adminContracts, managerContracts, publicArea } from 'shared-api/contracts';
import type { Implementation } from '../../platform/http';
import type { ContractsContext } from '../contracts';
import { linkAccess, ownerAccess } from './access/contract-access';
import type { Verify } from './evidence/evidence-zip';
import { customerSigningRoutes } from './routes/customer-signing.routes';
import { managerSigningRoutes } from './routes/manager-signing.routes';
import { publicContractRoutes } from './routes/public-contracts.routes';
import { staffDocumentRoutes } from './routes/staff-documents.routes';

/** A contract is opened by its link, signed, and read with what proves it. */
export function signingRoutes(context: ContractsContext, verify: Verify): readonly Implementation[] {
  return [
    ...publicContractRoutes(context),
    ...customerSigningRoutes(context, publicArea, { access: linkAccess(context), verify }),
    ...customerSigningRoutes(context, accountContracts, { access: ownerAccess(context), verify }),
    ...managerSigningRoutes(context),
    ...staffDocumentRoutes(context, managerContracts, verify),
    ...staffDocumentRoutes(context, adminContracts, verify),
  ];
}

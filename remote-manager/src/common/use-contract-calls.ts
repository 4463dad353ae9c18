import type { BoundClient } from 'shared-api/client';
import { managerContracts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/** A dealer's calls about contracts, for what is done before there is a contract's page. */
export function useContractCalls(): BoundClient<typeof managerContracts> {
  return useApi().bind(managerContracts);
}

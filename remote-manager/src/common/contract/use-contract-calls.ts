import type { BoundClient } from 'shared-api/client';
import { managerContracts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

export type ContractCalls = BoundClient<typeof managerContracts>;

/** What a manager may ask and do about contracts: the one place that says whose calls they are. */
export function useContractCalls(): ContractCalls {
  return useApi().bind(managerContracts);
}

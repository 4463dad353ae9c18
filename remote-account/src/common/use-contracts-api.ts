import { accountContracts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/** The calls of one's own contracts. */
export function useContractsApi() {
  return useApi().bind(accountContracts);
}

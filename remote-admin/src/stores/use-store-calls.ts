import { adminStores } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/** The operator's calls on dealers. */
export function useStoreCalls() {
  return useApi().bind(adminStores);
}

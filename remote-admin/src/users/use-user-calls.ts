import { adminUsers } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/** The operator's calls on people. */
export function useUserCalls() {
  return useApi().bind(adminUsers);
}

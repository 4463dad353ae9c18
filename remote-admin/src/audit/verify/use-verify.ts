import { adminOperations } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';

/** Checks the whole audit, when asked. */
export function useVerify() {
  const operations = useApi().bind(adminOperations);
  return useMutation({
    mutationFn: async () => (await operations.verifyAudit(undefined, { quiet: true })).data,
  });
}

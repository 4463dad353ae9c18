import { adminSystem } from 'shared-api/contracts';
import type { SystemStatus } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';

export type AdapterStatus = SystemStatus['adapters'][number];

/**
 * Tries a service for good. What came of it, and why it could not be tried, stands at its row: nothing else tells it.
 * @param name of the service
 */
export function useAdapterTest(name: string) {
  const system = useApi().bind(adminSystem);
  const key = useIdempotencyKey();
  return useMutation({
    /** @param to whom to send to, where the service sends something */
    mutationFn: async (to: string | undefined) => {
      const options = { background: true, idempotencyKey: key.of({ name, to }) };
      return (await system.testAdapter({ params: { name }, body: { to } }, options)).data;
    },
    onSuccess: () => key.done(),
  });
}

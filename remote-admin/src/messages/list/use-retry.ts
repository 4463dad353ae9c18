import { adminOperations } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';

/** Where the pages keep what the server said of the outbox. */
export const outboxKey = ['admin', 'messages'] as const;

/** Sends a message that did not arrive once more. */
export function useRetry() {
  const operations = useApi().bind(adminOperations);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (id: string) =>
      withKey(id, (idempotencyKey) => operations.retryMessage({ params: { id } }, { idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: outboxKey }),
  });
}

import type { NewManagerContract } from 'shared-api/entities';
import { useContractCache } from 'shared-desk';
import { useKeptKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useContractCalls } from '../../common/use-contract-calls';

/** Makes the contract, once whatever happens on the way. The shell says the server's sentence. */
export function useCreate() {
  const calls = useContractCalls();
  const cache = useContractCache();
  const client = useQueryClient();
  const key = useKeptKey();

  return useMutation({
    mutationFn: async (body: NewManagerContract) =>
      (await calls.create({ body }, { quiet: true, idempotencyKey: key.of(body) })).data,
    onSuccess: (contract) => {
      key.done();
      cache.put(contract);
    },
    // An offer that changed meanwhile is shown as it is now.
    onError: () => void client.invalidateQueries({ queryKey: ['manager', 'pack-types'] }),
  });
}

import { useKeptKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useContractCache } from './use-contract-cache';
import { useContractCalls } from './use-contract-calls';

/** Deletes an unsigned contract, perhaps with a reason. The shell says that it is gone. */
export function useRemoveContract(uid: string) {
  const calls = useContractCalls();
  const cache = useContractCache();
  const key = useKeptKey();

  return useMutation({
    mutationFn: (reason: string) =>
      calls.remove(
        { params: { contract_uid: uid }, body: reason.trim() === '' ? {} : { reason } },
        { quiet: true, idempotencyKey: key.of(reason) },
      ),
    onSuccess: () => {
      key.done();
      cache.forget(uid);
    },
  });
}

import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import { useContractCache } from './use-contract-cache';

/** Deletes a contract; only a dealer may leave the reason empty. The shell says that it is gone. */
export function useRemoveContract(uid: string) {
  const { calls } = useBackOffice();
  const cache = useContractCache();
  const withKey = useIdempotencyKey();

  return useMutation({
    mutationFn: (reason: string) =>
      withKey(reason, (idempotencyKey) =>
        calls.remove({ params: { contract_uid: uid }, body: { reason } }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => cache.forget(uid),
  });
}

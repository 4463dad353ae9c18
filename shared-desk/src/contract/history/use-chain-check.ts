import { useMutation } from 'shared-ui/query';
import type { OperatorCalls } from '../../common/desk/desk-calls';

/** Has the server compute the contract's chain of events and the seals of its documents once more. */
export function useChainCheck(uid: string) {
  return useMutation({
    mutationFn: async ({ verify }: OperatorCalls) =>
      (await verify({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}

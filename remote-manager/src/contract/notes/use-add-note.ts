import { useKeptKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { contractKeys } from '../../common/contract/contract-keys';
import { useContractCalls } from '../../common/contract/use-contract-calls';

/** Writes a note under the person's own name. */
export function useAddNote(uid: string) {
  const calls = useContractCalls();
  const client = useQueryClient();
  const key = useKeptKey();
  return useMutation({
    mutationFn: (text: string) =>
      calls.addNote({ params: { contract_uid: uid }, body: { text } }, { quiet: true, idempotencyKey: key.of(text) }),
    onSuccess: () => {
      key.done();
      return client.invalidateQueries({ queryKey: contractKeys.notes(uid) });
    },
  });
}

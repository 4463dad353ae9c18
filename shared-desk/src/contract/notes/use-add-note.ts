import { useKeptKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useDesk } from '../../common/desk/desk-provider';

/** Writes a note under the person's own name. */
export function useAddNote(uid: string) {
  const { calls, keys } = useDesk();
  const client = useQueryClient();
  const key = useKeptKey();
  return useMutation({
    mutationFn: (text: string) =>
      calls.addNote({ params: { contract_uid: uid }, body: { text } }, { quiet: true, idempotencyKey: key.of(text) }),
    onSuccess: () => {
      key.done();
      return client.invalidateQueries({ queryKey: keys.notes(uid) });
    },
  });
}

import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';

/** Puts a file beside the contract. */
export function useAddAttachment(uid: string) {
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) =>
      withKey([file.name, file.size, file.lastModified], (idempotencyKey) =>
        calls.addAttachment({ params: { contract_uid: uid }, file }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.attachments(uid) }),
  });
}

/** Takes a file away. */
export function useRemoveAttachment(uid: string) {
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => calls.removeAttachment({ params: { contract_uid: uid, id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.attachments(uid) }),
  });
}

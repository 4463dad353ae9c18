import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useUserCalls } from '../use-user-calls';

/** Sends the link with which a person chooses a password. */
export function useInvite() {
  const calls = useUserCalls();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (uid: string) => calls.invite({ params: { uid } }, { idempotencyKey: key.of(uid) }),
    onSuccess: () => key.done(),
  });
}

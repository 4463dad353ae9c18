import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';

/** Where a person is signed in. */
export function useUserSessions(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.sessions(uid),
    queryFn: async () => (await calls.listSessions({ params: { uid } }, { quiet: true })).data,
  });
}

/** Ends one of a person's sessions, or, without its id, all of them. */
export function useEndSessions(uid: string) {
  const calls = useUserCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? calls.endSessions({ params: { uid } }) : calls.endSession({ params: { uid, id } }),
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.sessions(uid) }),
  });
}

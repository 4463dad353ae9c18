import { useQuery } from 'shared-ui/query';
import { useUserCalls } from '../use-user-calls';
import { userKeys } from '../user-keys';

/** A person by their uid. */
export function useUser(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { uid } }, { quiet: true })).data,
    retry: false,
  });
}

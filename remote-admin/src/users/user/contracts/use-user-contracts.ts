import { useQuery } from 'shared-ui/query';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';

const most = 10;

/** The last contracts of a person; `meta.total` counts all of them. */
export function useUserContracts(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.contracts(uid),
    queryFn: () =>
      calls.listContracts({ params: { uid }, query: { per_page: most, sort: '-created_at' } }, { quiet: true }),
  });
}

import { adminUsers } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import type { Option } from 'shared-ui/pieces';
import { useQuery } from 'shared-ui/query';
import { storeKeys } from '../store-keys';

const most = 100;
const keptFor = 5 * 60_000;
const none: readonly Option[] = [];

/** The dealers' managers by name, to narrow the list by; the first hundred, the others are found by their page. */
export function useManagers(): readonly Option[] {
  const users = useApi().bind(adminUsers);
  const { data = none } = useQuery({
    queryKey: [...storeKeys.all, 'managers'],
    queryFn: async ({ signal }): Promise<readonly Option[]> => {
      const query = {
        per_page: most,
        sort: 'lastname',
        wheres: [{ field: 'role' as const, op: 'eq' as const, value: 'manager' }],
      };
      const { data: people } = await users.search({ query }, { signal, quiet: true });
      return people.map(({ uid, fullname }) => ({ value: uid, label: fullname }));
    },
    staleTime: keptFor,
  });
  return data;
}

import { adminUsers } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import type { Option } from 'shared-ui/pieces';
import { useQuery } from 'shared-ui/query';

const keptFor = 5 * 60_000;
const nobody: readonly Option[] = [];

/** Who works here, to choose from; where they do not come the choice is left out. */
export function useStaff(): readonly Option[] {
  const users = useApi().bind(adminUsers);
  const { data } = useQuery({
    queryKey: ['admin', 'staff'],
    queryFn: async () => {
      const staff = [{ field: 'role' as const, op: 'in' as const, value: ['admin', 'manager'] }];
      const query = { per_page: 100, sort: 'lastname', wheres: staff };
      const found = await users.search({ query }, { quiet: true });
      return found.data.map(({ uid, fullname }) => ({ value: uid, label: fullname }));
    },
    staleTime: keptFor,
    retry: false,
  });
  return data ?? nobody;
}

import { adminUsers } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

const nobody: ReadonlySet<string> = new Set();

/** Of the people who work for a dealer, those whose account is disabled; nobody until that is known. */
export function useDisabledManagers({ store_uid, managers }: Store): ReadonlySet<string> {
  const users = useApi().bind(adminUsers);
  const { data } = useQuery({
    queryKey: ['admin', 'users', 'disabled-managers', store_uid],
    queryFn: async ({ signal }) => {
      const wheres = [{ field: 'store_uid' as const, op: 'eq' as const, value: store_uid }];
      const { data: found } = await users.search({ query: { wheres, per_page: 100 } }, { signal, quiet: true });
      return new Set(found.filter(({ active }) => !active).map(({ uid }) => uid));
    },
    enabled: managers.length > 0,
  });
  return data ?? nobody;
}

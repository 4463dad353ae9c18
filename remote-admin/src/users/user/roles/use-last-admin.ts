import type { AdminUser } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';

/** Whether the person is the only administrator who can sign in: then nobody can take that from them. */
export function useLastAdmin({ roles, active }: AdminUser): boolean {
  const calls = useUserCalls();
  const { data } = useQuery({
    queryKey: [...userKeys.lists, 'admins'],
    queryFn: () =>
      calls.search(
        {
          query: {
            per_page: 1,
            wheres: [
              { field: 'role', op: 'eq', value: 'admin' },
              { field: 'active', op: 'eq', value: 'true' },
            ],
          },
        },
        { quiet: true },
      ),
    enabled: active && roles.includes('admin'),
  });
  return active && roles.includes('admin') && data?.meta.total === 1;
}

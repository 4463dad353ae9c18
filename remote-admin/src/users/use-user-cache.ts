import type { AdminUser } from 'shared-api/entities';
import { useQueryClient } from 'shared-ui/query';
import { userKeys } from './user-keys';

/** Puts an answer's person in place of the one that is shown; the lists are asked again. */
export function useUserCache() {
  const client = useQueryClient();
  return (user: AdminUser) => {
    client.setQueryData(userKeys.record(user.uid), user);
    void client.invalidateQueries({ queryKey: userKeys.lists });
  };
}

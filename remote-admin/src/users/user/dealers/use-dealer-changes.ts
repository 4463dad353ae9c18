import { adminStores } from 'shared-api/contracts';
import type { AdminUser } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { userKeys } from '../../user-keys';

/** Attaches a dealer to a person, or detaches it; at once, one after the other. */
export function useDealerChanges(user: AdminUser) {
  const stores = useApi().bind(adminStores);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ store_uid, attach }: { store_uid: string; attach: boolean }) => {
      const call = { params: { store_uid }, body: { user_uid: user.uid } };
      return attach ? stores.attachManager(call, { quiet: true }) : stores.detachManager(call, { quiet: true });
    },
    scope: { id: `dealers-${user.uid}` },
    // The person's roles may have changed with it, and their sessions ended.
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.all }),
  });
}

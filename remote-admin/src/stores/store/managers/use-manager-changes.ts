import type { Store } from 'shared-api/entities';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useStoreCache } from '../../use-store-cache';
import { useStoreCalls } from '../../use-store-calls';

/** Attaches a person to a dealer, or detaches them; at once, one after the other. */
export function useManagerChanges({ store_uid }: Store) {
  const calls = useStoreCalls();
  const put = useStoreCache();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user_uid, attach }: { user_uid: string; attach: boolean }) => {
      const call = { params: { store_uid }, body: { user_uid } };
      return attach ? calls.attachManager(call, { quiet: true }) : calls.detachManager(call, { quiet: true });
    },
    scope: { id: `managers-${store_uid}` },
    onSuccess({ data }) {
      put(data);
      // Their dealers and perhaps their roles have changed with it.
      void client.invalidateQueries({ queryKey: ['admin', 'users'] });
    },
  });
}

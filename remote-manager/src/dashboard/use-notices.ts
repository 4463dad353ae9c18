import { managerStores } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useWorkStore } from 'shared-desk';
import { useQuery } from 'shared-ui/query';

const shown = 3;

/** The last notices of the chosen dealer, automatic ones too; of all dealers those of the bell. */
export function useNotices() {
  const api = useApi();
  const { store, ready } = useWorkStore();
  const storeUid = store?.store_uid ?? null;
  return useQuery({
    queryKey: ['manager', 'notices', storeUid],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      const query = { per_page: shown };
      const page =
        storeUid === null
          ? await api.accountDesk.listNotifications({ query }, options)
          : await api.bind(managerStores).listNotifications({ params: { store_uid: storeUid }, query }, options);
      return page.data;
    },
    enabled: ready,
  });
}

import { useQuery } from 'shared-ui/query';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';

/** A dealer by its uid. */
export function useStore(uid: string) {
  const calls = useStoreCalls();
  return useQuery({
    queryKey: storeKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { store_uid: uid } }, { quiet: true })).data,
    retry: false,
  });
}

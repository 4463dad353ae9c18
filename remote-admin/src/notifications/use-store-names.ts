import { useMemo } from 'react';
import { useAllStores } from 'shared-staff';

/** The dealers' names by uid; undefined until they have come, empty where they cannot be read. */
export function useStoreNames(): ReadonlyMap<string, string> | undefined {
  const { data, error } = useAllStores();
  return useMemo(() => {
    if (data) return new Map(data.map(({ store_uid, name }) => [store_uid, name]));
    return error ? new Map() : undefined;
  }, [data, error]);
}

import { adminOperations } from 'shared-api/contracts';
import type { SettingList } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

export const settingsKey = ['admin', 'settings'] as const;

/** Limits and terms as they are now, or what is asked of them. */
export function useSettings<Shown = SettingList>(select?: (list: SettingList) => Shown) {
  const operations = useApi().bind(adminOperations);
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }): Promise<SettingList> => operations.listSettings(undefined, { signal, quiet: true }),
    select,
  });
}

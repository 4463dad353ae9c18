import type { CallOptions } from 'shared-api/client';
import { adminOperations } from 'shared-api/contracts';
import type { SettingList } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import type { SettingNumbers } from './typed-values';

const key = ['admin', 'settings'] as const;

/** Limits and terms as they are now. */
export function useSettings() {
  const operations = useApi().bind(adminOperations);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => operations.listSettings(undefined, { signal, quiet: true }),
  });
}

/** Asks for the settings, and saves all that changed or nothing; every answer is what the page shows. */
export function useSettingsCalls() {
  const operations = useApi().bind(adminOperations);
  const client = useQueryClient();

  function shown({ data, version }: SettingList): SettingList {
    client.setQueryData(key, { data, version });
    return { data, version };
  }

  return {
    fetch: async () => shown(await operations.listSettings(undefined, { quiet: true })),
    save: async (body: SettingNumbers, options: CallOptions) =>
      shown(await operations.updateSettings({ body }, options)),
  };
}

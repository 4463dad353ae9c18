import { adminOperations } from 'shared-api/contracts';
import type { SettingList } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';

const key = ['admin', 'settings'] as const;

/** Limits and terms as they are now. */
export function useSettings() {
  const operations = useApi().bind(adminOperations);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => operations.listSettings(undefined, { signal, quiet: true }),
  });
}

interface SettingsChange {
  readonly values: Readonly<Record<string, number>>;
  /** Of the settings that the person saw. */
  readonly version: number;
}

/** Saves what changed: all of it or nothing. The caller shows the failure. */
export function useSaveSettings() {
  const operations = useApi().bind(adminOperations);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ values, version }: SettingsChange) =>
      operations.updateSettings({ body: { values } }, { quiet: true, ifMatch: `"${version}"` }),
    onSuccess: ({ data, version }) => client.setQueryData(key, { data, version }),
  });
  return {
    save,
    /** What stands on the server after somebody else saved first. */
    async fetchTheirs(): Promise<SettingList> {
      const theirs = await operations.listSettings(undefined, { quiet: true });
      client.setQueryData(key, theirs);
      return theirs;
    },
  };
}

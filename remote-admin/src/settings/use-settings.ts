import { adminOperations } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';

const key = ['admin', 'settings'] as const;

/** Limits and terms as they are now. */
export function useSettings() {
  const operations = useApi().bind(adminOperations);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await operations.listSettings(undefined, { signal, quiet: true })).data,
  });
}

/** Saves what changed: all of it or nothing. The caller shows the failure. */
export function useSaveSettings() {
  const operations = useApi().bind(adminOperations);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: Readonly<Record<string, number>>) =>
      operations.updateSettings({ body: { values } }, { quiet: true }),
    onSuccess: ({ data }) => client.setQueryData(key, data),
  });
}

import type { UserSettings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';
import { useAccountCache } from '../common/use-account';

/** Saves a changed setting at once. */
export function useSettings() {
  const api = useApi();
  const { put } = useAccountCache();
  return useMutation({
    mutationFn: (body: Partial<Pick<UserSettings, 'theme' | 'notices'>>) =>
      api.account.updateSettings({ body }, { quiet: true }),
    onSuccess: ({ data }) => put(data),
  });
}

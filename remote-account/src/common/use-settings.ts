import type { UserSettings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';
import { useAccountCache } from './use-account';

/** Saves a changed setting at once; the second step of the sign-in has its own way. */
export function useSettings() {
  const api = useApi();
  const { put } = useAccountCache();
  return useMutation({
    mutationFn: (body: Partial<Omit<UserSettings, 'two_step'>>) =>
      api.account.updateSettings({ body }, { quiet: true }),
    onSuccess: ({ data }) => put(data),
  });
}

import { useState } from 'react';
import type { User, UserSettings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMutation } from 'shared-ui/query';
import { useAccountCache } from './use-account';

/** What is chosen here; the second step of the sign-in has its own way. */
type Choice = Partial<Omit<UserSettings, 'two_step'>>;

/** The person's settings as just chosen, each saved at once; a refused choice goes back to what the server knows. */
export function useSettings({ settings }: User) {
  const api = useApi();
  const { put } = useAccountCache();
  const [chosen, setChosen] = useState<Choice>({});
  const { mutate, error } = useMutation({
    mutationFn: (body: Choice) => api.account.updateSettings({ body }, { quiet: true }),
    // One after the other, however quickly the presses come.
    scope: { id: 'settings' },
    onSuccess: ({ data }) => put(data),
    onError: () => setChosen({}),
  });
  return {
    settings: { ...settings, ...chosen },
    choose(choice: Choice) {
      setChosen((before) => ({ ...before, ...choice }));
      mutate(choice);
    },
    error,
  };
}

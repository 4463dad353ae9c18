import type { User } from 'shared-api/entities';
import { personKey, useApi, usePerson, useSession } from 'shared-api/react';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { sessionsKey } from './query-keys';

/** So young a page has just asked who is signed in, in milliseconds; later on that may be out of date. */
const justCome = 10_000;

/** The signed-in person as the server knows them: what the bar was told with the page is not asked again. */
export function useAccount() {
  const api = useApi();
  const { authenticated } = useSession();
  const known = usePerson() ?? undefined;
  return useQuery({
    queryKey: personKey,
    queryFn: async () => (await api.account.get()).data,
    // Who has signed out is not asked for once more, by a page that is about to go.
    enabled: authenticated,
    ...(known && performance.now() < justCome && { initialData: known }),
  });
}

/** Puts an answer's person in place of the one that is shown, in the bar too. */
export function useAccountCache() {
  const client = useQueryClient();
  const { door } = useSession();
  return {
    put: (user: User) => {
      client.setQueryData(personKey, user);
      door.refreshAccount();
    },
    /** After a change of the ways to sign in, which ends sessions. */
    refresh: async () => {
      door.refreshAccount();
      await Promise.all([personKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

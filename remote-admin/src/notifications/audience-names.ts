import { useMemo } from 'react';
import { adminUsers } from 'shared-api/contracts';
import type { InAppNotification } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { useAllStores } from 'shared-staff';
import { useIntl } from 'shared-ui/intl';
import { queryOptions, useQuery, useQueryClient } from 'shared-ui/query';
import { audienceMessages } from '../common/audience/audience.messages';
import type { AudienceNames } from './form/notification-values';
import { notificationKeys } from './notification-calls';

interface KnownNames {
  readonly names: AudienceNames;
  /** Whether all of this audience's names have come. */
  readonly known: boolean;
  /** Has the names of another one's audience read, so that they are known once it is shown. */
  learn(notification: InAppNotification): Promise<void>;
}

/** How an audience's dealers and people are called. */
export function useAudienceNames({ audience }: InAppNotification): KnownNames {
  const intl = useIntl();
  const stores = useStoreNames();
  const people = usePeople();
  const uids = audience.user_uids;
  const { isFetched } = useQuery({
    queryKey: notificationKeys.people(uids),
    queryFn: async () => {
      await people.read(uids);
      return uids;
    },
    enabled: uids.length > 0,
  });
  const names = useMemo(
    (): AudienceNames => ({
      store: (uid) => stores?.get(uid) ?? intl.formatMessage(audienceMessages.goneStore),
      person: (uid) => people.nameOf(uid) ?? intl.formatMessage(audienceMessages.gonePerson),
    }),
    [intl, stores, people],
  );
  return {
    names,
    known: stores !== undefined && (uids.length === 0 || isFetched),
    learn: ({ audience: other }) => people.read(other.user_uids).catch(() => undefined),
  };
}

const keptFor = 5 * 60_000;

/** The names of people, each read once for all audiences. Who is no longer there has none. */
function usePeople() {
  const api = useApi();
  const client = useQueryClient();
  return useMemo(() => {
    const users = api.bind(adminUsers);
    const nameQuery = (uid: string) =>
      queryOptions({
        queryKey: notificationKeys.person(uid),
        async queryFn({ signal }): Promise<string | null> {
          try {
            return (await users.get({ params: { uid } }, { signal, quiet: true })).data.fullname;
          } catch (failure) {
            if (isApiError(failure) && failure.status === 404) return null;
            throw failure;
          }
        },
        staleTime: keptFor,
        // An open form goes on saying them.
        gcTime: Number.POSITIVE_INFINITY,
      });
    return {
      async read(uids: readonly string[]): Promise<void> {
        await Promise.all(uids.map((uid) => client.fetchQuery(nameQuery(uid))));
      },
      nameOf: (uid: string) => client.getQueryData(nameQuery(uid).queryKey),
    };
  }, [api, client]);
}

/** The dealers' names by uid; undefined until they have come, empty where they cannot be read. */
export function useStoreNames(): ReadonlyMap<string, string> | undefined {
  const { data, error } = useAllStores();
  return useMemo(() => {
    if (data) return new Map(data.map(({ store_uid, name }) => [store_uid, name]));
    return error ? new Map() : undefined;
  }, [data, error]);
}

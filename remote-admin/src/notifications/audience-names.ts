import { useMemo } from 'react';
import { adminUsers } from 'shared-api/contracts';
import type { InAppNotification } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { useAllStores } from 'shared-staff';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { audienceMessages } from '../common/audience/audience.messages';
import type { AudienceNames } from './form/notification-values';
import { notificationKeys } from './notification-calls';

/** How an audience's dealers and people are called; undefined until it is known. */
export function useAudienceNames({ audience }: InAppNotification): AudienceNames | undefined {
  const intl = useIntl();
  const stores = useStoreNames();
  const people = usePersonNames(audience.user_uids);
  return useMemo(
    () =>
      stores &&
      people && {
        store: (uid) => stores.get(uid) ?? intl.formatMessage(audienceMessages.goneStore),
        person: (uid) => people.get(uid) ?? intl.formatMessage(audienceMessages.gonePerson),
      },
    [intl, stores, people],
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** The names of people by uid; undefined until they have come. Who is no longer there has none. */
function usePersonNames(uids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const users = useApi().bind(adminUsers);
  const { data, error } = useQuery({
    queryKey: notificationKeys.people(uids),
    queryFn: async ({ signal }) => {
      const read = async (uid: string) => {
        try {
          const { data: person } = await users.get({ params: { uid } }, { signal, quiet: true });
          return [[uid, person.fullname] as const];
        } catch (failure) {
          if (isApiError(failure) && failure.status === 404) return [];
          throw failure;
        }
      };
      return new Map((await Promise.all(uids.map(read))).flat());
    },
    enabled: uids.length > 0,
  });
  return uids.length === 0 || error ? (data ?? none) : data;
}

/** The dealers' names by uid; undefined until they have come, empty where they cannot be read. */
export function useStoreNames(): ReadonlyMap<string, string> | undefined {
  const { data, error } = useAllStores();
  return useMemo(() => {
    if (data) return new Map(data.map(({ store_uid, name }) => [store_uid, name]));
    return error ? new Map() : undefined;
  }, [data, error]);
}

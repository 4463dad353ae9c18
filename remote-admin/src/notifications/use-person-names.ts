import { adminUsers } from 'shared-api/contracts';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { notificationKeys } from './notification-keys';

const none: ReadonlyMap<string, string> = new Map();

/** The names of people by uid; undefined until they have come. Who is no longer there has none. */
export function usePersonNames(uids: readonly string[]): ReadonlyMap<string, string> | undefined {
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

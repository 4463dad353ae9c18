import type { CallOptions } from 'shared-api/client';
import { adminUsers } from 'shared-api/contracts';
import type { AdminUser } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { useMutation, useQueryClient } from 'shared-ui/query';

/** Where the pages keep what the server said of people. */
export const userKeys = {
  all: ['admin', 'users'],
  lists: ['admin', 'users', 'list'],
  record: (uid: string) => ['admin', 'users', 'record', uid],
  privacy: (uid: string) => ['admin', 'users', 'privacy', uid],
  sessions: (uid: string) => ['admin', 'users', 'sessions', uid],
  stores: (uid: string) => ['admin', 'users', 'stores', uid],
  contracts: (uid: string) => ['admin', 'users', 'contracts', uid],
} as const;

/** The operator's calls on people. */
export function useUserCalls() {
  return useApi().bind(adminUsers);
}

/**
 * Puts an answer's person in place of the one that is shown; the lists are asked again, and the sessions, which other
 * roles, another access or another way to sign in have ended.
 */
export function useUserCache() {
  const client = useQueryClient();
  return (user: AdminUser) => {
    client.setQueryData(userKeys.record(user.uid), user);
    void client.invalidateQueries({ queryKey: userKeys.lists });
    void client.invalidateQueries({ queryKey: userKeys.sessions(user.uid) });
  };
}

interface Change<Body> {
  /** As they were shown when the change was made. */
  readonly user: AdminUser;
  readonly body: Body;
}

type Send<Body> = (uid: string, body: Body, options: CallOptions) => Promise<{ data: AdminUser }>;

/**
 * Changes a part of a person, if nobody changed them since: else the fresh record comes, in the lists too, and what was
 * typed stays.
 * The caller shows the failure.
 */
export function useUserChange<Body>(send: Send<Body>) {
  const client = useQueryClient();
  const put = useUserCache();
  return useMutation({
    mutationFn: ({ user, body }: Change<Body>) => send(user.uid, body, { quiet: true, ifMatch: `"${user.version}"` }),
    onSuccess: ({ data }) => put(data),
    onError: (error, { user }) =>
      isStale(error)
        ? Promise.all(
            [userKeys.record(user.uid), userKeys.lists].map((queryKey) => client.invalidateQueries({ queryKey })),
          )
        : undefined,
  });
}

/** Somebody else was first. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

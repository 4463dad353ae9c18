import type { CallOptions } from 'shared-api/client';
import type { AdminUser } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useUserCache } from '../use-user-cache';
import { userKeys } from '../user-keys';

interface Change<Body> {
  /** As they were shown when the change was made. */
  readonly user: AdminUser;
  readonly body: Body;
}

type Send<Body> = (uid: string, body: Body, options: CallOptions) => Promise<{ data: AdminUser }>;

/**
 * Changes a part of a person, if nobody changed them since: else the fresh record comes, and what was typed stays.
 * The caller shows the failure.
 */
export function useUserChange<Body>(send: Send<Body>) {
  const client = useQueryClient();
  const put = useUserCache();
  return useMutation({
    mutationFn: ({ user, body }: Change<Body>) => send(user.uid, body, { quiet: true, ifMatch: `"${user.version}"` }),
    onSuccess: ({ data }) => put(data),
    onError: (error, { user }) =>
      isStale(error) ? client.invalidateQueries({ queryKey: userKeys.record(user.uid) }) : undefined,
  });
}

/** Somebody else was first. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

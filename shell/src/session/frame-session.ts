import type { Role } from 'shared-api/domain';
import { useSession } from 'shared-api/react';
import { useAwaitedRoles } from './sign-in-over';

interface FrameSession {
  readonly authenticated: boolean;
  readonly roles: readonly Role[];
}

/**
 * The session that the frame's navigation is drawn for. While an expired session waits for its person to sign in again,
 * it is that person's still, so that the frame does not change under the open page.
 */
export function useFrameSession(): FrameSession {
  const session = useSession();
  const awaited = useAwaitedRoles();
  return session.authenticated || awaited === null ? session : { authenticated: true, roles: awaited };
}

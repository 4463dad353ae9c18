import type { Role } from 'shared-api/domain';
import { useSession } from 'shared-api/react';
import { useAwaitedRoles } from '../auth/sign-in-over';

interface FrameSession {
  readonly authenticated: boolean;
  readonly roles: readonly Role[];
}

/** Whose ways the frame shows: while a page waits for its person to sign in again, still theirs, as they stood there. */
export function useFrameSession(): FrameSession {
  const session = useSession();
  const awaited = useAwaitedRoles();
  return session.authenticated || awaited === null ? session : { authenticated: true, roles: awaited };
}

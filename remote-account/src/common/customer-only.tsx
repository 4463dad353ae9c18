import type { ReactNode } from 'react';
import { useSession } from 'shared-api/react';
import { Navigate } from 'shared-ui/router';

/** Pages of contracts: who is no customer is sent where a missing role leads. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const { authenticated, has } = useSession();
  // A session that has just ended is the shell's to deal with: the page stays under its sign-in.
  return authenticated && !has('user') ? <Navigate to="/error/403" replace /> : children;
}

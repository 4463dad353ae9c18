import type { PageRegistry } from '../registry/registry-store';
import { accessAt } from '../registry/route-access';
import { checkAccess, homeOf } from '../session/access';
import { signInPath } from '../session/next-address';
import { sessionStore } from '../session/session-store';

/** Where a navigation is sent instead, and the message that goes with it. */
export interface Redirect {
  readonly to: string;
  readonly message: string | null;
}

/** A place on a page. What else stands behind `#`, such as an e-mail, is not written into another address. */
const anchor = /^#[\w-]+$/;

/** The guard of a navigation: null lets it pass. On `/cms` a customer is sent on to the account. */
export function redirectFor(
  site: PageRegistry,
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
): Redirect | null {
  const session = sessionStore.getState();
  const verdict = checkAccess(accessAt(site, pathname), session);
  if (verdict.kind === 'sign-in') {
    return { to: signInPath(`${pathname}${search}${anchor.test(hash) ? hash : ''}`), message: verdict.message };
  }
  if (verdict.kind === 'leave') {
    return { to: verdict.to, message: null };
  }
  const home = homeOf(session);
  return pathname === '/cms' && home !== '/cms' ? { to: home, message: null } : null;
}

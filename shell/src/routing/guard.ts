import { signInPath } from '../auth/next-address';
import { sessionStore } from '../auth/session-store';
import { homeOf, judge } from './judge';
import { accessAt, type SiteMap } from './site-map';

/** Where a navigation is sent instead, and the message that goes with it. */
export interface Detour {
  readonly to: string;
  readonly message: string | null;
}

/** The guard of a navigation: null lets it pass. On `/cms` a customer is sent on to the account. */
export function detourFor(site: SiteMap, { pathname, search }: { pathname: string; search: string }): Detour | null {
  const session = sessionStore.getState();
  const verdict = judge(accessAt(site, pathname), session);
  if (verdict.kind === 'sign-in') {
    return { to: signInPath(`${pathname}${search}`), message: verdict.message };
  }
  if (verdict.kind === 'leave') {
    return { to: verdict.to, message: null };
  }
  const home = homeOf(session);
  return pathname === '/cms' && home !== '/cms' ? { to: home, message: null } : null;
}

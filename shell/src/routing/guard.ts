import { redirect } from 'shared-ui/router';
import { signInPath } from '../auth/next-address';
import { sessionStore } from '../auth/session-store';
import { homeOf, judge } from './judge';
import { accessAt, type SiteMap } from './site-map';

/** On `/cms` a customer without a staff role is sent on to the account. */
function sentOn(pathname: string): string | null {
  const session = sessionStore.getState();
  const home = homeOf(session);
  return pathname === '/cms' && session.authenticated && home !== '/cms' ? home : null;
}

/** The guard of a navigation, as the router's loader: lets it pass or sends it elsewhere. Never runs under an open page. */
export function createGuard(site: SiteMap): (call: { request: Request }) => Response | null {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const verdict = judge(accessAt(site, pathname), sessionStore.getState());
    if (verdict.kind === 'sign-in') {
      sessionStore.setState({ message: verdict.message });
      return redirect(signInPath(`${pathname}${search}`));
    }
    if (verdict.kind === 'leave') {
      return redirect(verdict.to);
    }
    const onward = sentOn(pathname);
    return onward === null ? null : redirect(onward);
  };
}

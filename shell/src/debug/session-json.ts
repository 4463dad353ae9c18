import { currentPage } from '../api/current-page';
import { currentAccount } from '../auth/account-store';
import { sessionStore } from '../auth/session-store';
import { readUtms } from '../navigation/utms';

/** What the viewer shows until something else is pasted: the session, without the token. */
export function sessionJson(): unknown {
  const { authenticated, roles, message, errors } = sessionStore.getState();
  return {
    session: { authenticated, roles, message, errors },
    account: currentAccount(),
    utms: readUtms(),
    page: currentPage(),
  };
}

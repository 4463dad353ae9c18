import { currentPage } from '../api/current-page';
import { readUtms } from '../navigation/utms';
import { currentAccount } from '../session/account-store';
import { sessionStore } from '../session/session-store';

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

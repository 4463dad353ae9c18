import { useEffect } from 'react';
import { useNavigate } from 'shared-ui/router';
import type { Redirect } from '../navigation/guard';
import { sessionStore } from '../session/session-store';

/** Leads elsewhere in the place of a page that may not be opened. */
export function RedirectTo({ to, message }: Redirect) {
  const navigate = useNavigate();
  useEffect(() => {
    // Why the session ended says more than that a sign-in is needed.
    sessionStore.setState(({ signInMessage }) => ({ signInMessage: signInMessage ?? message }));
    navigate(to, { replace: true });
  }, [navigate, to, message]);
  return null;
}

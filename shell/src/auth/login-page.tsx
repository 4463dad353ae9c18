import { useEffect } from 'react';
import { Note, Text, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useLocation, useNavigate } from 'shared-ui/router';
import { homeOf } from '../session/access';
import { nextAddress } from '../session/next-address';
import { sessionStore, useSessionStore } from '../session/session-store';
import { AuthLayout } from './auth-layout';
import { messages } from './messages';
import { SignInForm } from './sign-in-form';

/** `/login`: the message of the redirect stands above the form; after sign-in the way leads back to what was wanted. */
export function LoginPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const message = useSessionStore((session) => session.signInMessage);
  const authenticated = useSessionStore((session) => session.authenticated);

  // A sign-in in another tab wakes this one, too.
  useEffect(() => {
    if (authenticated) navigate(nextAddress(search) ?? homeOf(sessionStore.getState()), { replace: true });
  }, [authenticated, navigate, search]);

  // What it says is of this visit.
  useEffect(() => () => sessionStore.setState({ signInMessage: null }), []);

  return (
    <AuthLayout title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      {message && (
        <Note tone="error" role="alert" marginBottom="24px">
          <strong>{message}</strong>
        </Note>
      )}
      <SignInForm />
      <Text look="small" muted marginTop="24px">
        <FormattedMessage
          {...messages.noAccount}
          values={{
            link: (
              <TextLink key="link" to="/ricerca">
                <FormattedMessage {...messages.findCar} />
              </TextLink>
            ),
          }}
        />
      </Text>
    </AuthLayout>
  );
}

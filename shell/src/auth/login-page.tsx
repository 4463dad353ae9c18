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

  const toBackOffice = /^\/cms(?![^/?#])/.test(nextAddress(search) ?? '');

  // A sign-in in another tab wakes this one, too.
  useEffect(() => {
    if (authenticated) navigate(nextAddress(search) ?? homeOf(sessionStore.getState()), { replace: true });
  }, [authenticated, navigate, search]);

  // What it says is of this visit.
  useEffect(() => () => sessionStore.setState({ signInMessage: null }), []);

  return (
    <AuthLayout
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...(toBackOffice ? messages.staffLead : messages.lead)} />}
    >
      {message && (
        <Note tone="error" role="alert" marginBottom="24px">
          <strong>{message}</strong>
        </Note>
      )}
      <SignInForm />
      {!toBackOffice && <NoAccount />}
    </AuthLayout>
  );
}

/** Only customers come by an account of themselves. */
function NoAccount() {
  return (
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
  );
}

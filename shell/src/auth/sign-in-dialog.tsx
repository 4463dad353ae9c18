import { Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { homeOf } from '../routing/judge';
import { goTo } from '../routing/navigator';
import { messages } from './messages';
import { sessionStore } from './session-store';
import { SignInForm } from './sign-in-form';
import { closeSignInOver, useSignInOver } from './sign-in-over';

/** Sign-in over a page with unsaved input, which goes on afterwards; another account leaves the page instead. */
export function SignInDialog() {
  const { open, email } = useSignInOver();

  function goOn(signedInAs: string) {
    closeSignInOver();
    if (email !== null && signedInAs !== email) {
      goTo(homeOf(sessionStore.getState()), { replace: true, unasked: true });
    }
  }

  return (
    <Dialog open={open} onClose={closeSignInOver} size="confirm" title={<FormattedMessage {...messages.overTitle} />}>
      <Text muted marginBottom="24px">
        <FormattedMessage {...messages.overLead} />
      </Text>
      <SignInForm email={email ?? undefined} onSignedIn={goOn} />
    </Dialog>
  );
}

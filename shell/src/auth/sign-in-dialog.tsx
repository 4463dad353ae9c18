import { useState } from 'react';
import { Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { accountAnswered, currentAccount } from '../session/account-store';
import { closeSignInOver, useSignInOver } from '../session/sign-in-over';
import { messages } from './messages';
import { resumePage } from './resume-page';
import { SignInForm } from './sign-in-form';

/** Sign-in over a page with unsaved input, which goes on afterwards; another account leaves the page instead. */
export function SignInDialog() {
  const { open, person } = useSignInOver();
  const [otherUser, setOtherUser] = useState(false);
  const fixed = otherUser ? null : person;

  /** The account tells, whose address may be another by now; where the server does not say whose it is, the address. */
  async function resume(email: string) {
    await accountAnswered();
    const isSame = email.trim().toLowerCase() === person?.email.toLowerCase();
    resumePage(currentAccount()?.uid ?? (isSame ? person.uid : ''));
  }
  return (
    <Dialog open={open} onClose={closeSignInOver} size="confirm" title={<FormattedMessage {...messages.overTitle} />}>
      <Text muted marginBottom="24px">
        <FormattedMessage {...messages.overLead} />
      </Text>
      <SignInForm
        key={String(otherUser)}
        email={fixed?.email}
        onOtherUser={fixed === null ? undefined : () => setOtherUser(true)}
        onSignedIn={resume}
      />
      {person !== null && (
        <Text look="caption" muted marginTop="16px" textAlign="center">
          <FormattedMessage {...messages.overOther} />
        </Text>
      )}
    </Dialog>
  );
}

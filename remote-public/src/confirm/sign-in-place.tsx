import { useState } from 'react';
import { useSession } from 'shared-api/react';
import { Button, chakra, Heading, Note, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useFocusOnNews } from '../common/use-focus-on-news';
import { messages } from './messages';
import { SignInForm } from './sign-in-form';

const Panel = chakra('section', {
  base: { bg: 'bg.muted', padding: { base: '16px', md: '24px' }, marginBottom: { base: '16px', md: '24px' } },
});

/** Sign-in without leaving the page: one row; below 960 a button opens it. */
export function SignInPlace() {
  const { authenticated } = useSession();
  const [open, setOpen] = useState(false);
  const [justSignedIn, setJustSignedIn] = useState(false);
  // What was pressed is gone in both cases, the button that unfolds and the form.
  const email = useFocusOnNews<HTMLInputElement>(open ? 'open' : null);
  const done = useFocusOnNews<HTMLDivElement>(authenticated && justSignedIn ? 'signed in' : null);

  if (authenticated) {
    return justSignedIn ? (
      <Note ref={done} tabIndex={-1} tone="success" role="status" marginBottom="24px">
        <FormattedMessage {...messages.signedIn} />
      </Note>
    ) : null;
  }
  return (
    <Panel aria-labelledby="account-heading">
      <Heading level={2} look="h3" id="account-heading">
        <FormattedMessage {...messages.accountTitle} />
      </Heading>
      <Text look="small" muted marginBottom="12px">
        <FormattedMessage {...messages.accountText} />
      </Text>
      {!open && (
        <Button wide display={{ md: 'none' }} onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.accountOpen} />
        </Button>
      )}
      <chakra.div display={{ base: open ? 'block' : 'none', md: 'block' }}>
        <SignInForm emailRef={email} onSignedIn={() => setJustSignedIn(true)} />
      </chakra.div>
    </Panel>
  );
}

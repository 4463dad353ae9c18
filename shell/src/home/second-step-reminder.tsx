import { Button, HStack, Note, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useAccount } from '../session/account-store';
import { messages } from './messages';

/** Until the page is loaded anew. */
const postponed = createStore<{ readonly isPostponed: boolean }>(() => ({ isPostponed: false }));

/**
 * Reminds staff without an authenticator app or a passkey of the second step. Where it is the rule the server lets nobody get as far
 * as here without one.
 */
export function SecondStepReminder() {
  const account = useAccount();
  const isPostponed = useStore(postponed, (state) => state.isPostponed);
  if (account === null || account.settings.two_step === 'totp' || account.passkeys > 0 || isPostponed) {
    return null;
  }
  return (
    <Note tone="warning" marginBottom="24px">
      <FormattedMessage {...messages.secondStep} />
      <HStack gap="16px" marginTop="8px">
        <TextLink to="/account/security">
          <FormattedMessage {...messages.switchOn} />
        </TextLink>
        <Button look="ghost" onClick={() => postponed.setState({ isPostponed: true })}>
          <FormattedMessage {...messages.later} />
        </Button>
      </HStack>
    </Note>
  );
}

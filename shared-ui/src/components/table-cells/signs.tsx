import { VisuallyHidden } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { CheckIcon, CloseIcon, Icon } from '../icons';
import { messages } from './messages';

const Base = chakra('span', {
  base: { display: 'inline-flex', verticalAlign: 'middle' },
  variants: { good: { true: { color: 'success' }, false: { color: 'fg.muted' } } },
});

function Sign({ good, word }: { good: boolean; word: string }) {
  return (
    <Base good={good} title={word}>
      <Icon of={good ? CheckIcon : CloseIcon} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Base>
  );
}

/** active, online_enabled, visible, expired. */
export function YesNoSign({ yes }: { yes: boolean }) {
  const intl = useIntl();
  return <Sign good={yes} word={intl.formatMessage(yes ? messages.yes : messages.no)} />;
}

/** phone_verified_at: a mobile is masculine. */
export function VerifiedPhoneSign({ verified }: { verified: boolean }) {
  const intl = useIntl();
  return <Sign good={verified} word={intl.formatMessage(verified ? messages.verified : messages.unverified)} />;
}

/** email_verified_at: an e-mail is feminine. */
export function VerifiedEmailSign({ verified }: { verified: boolean }) {
  const intl = useIntl();
  const word = intl.formatMessage(verified ? messages.verifiedEmail : messages.unverifiedEmail);
  return <Sign good={verified} word={word} />;
}

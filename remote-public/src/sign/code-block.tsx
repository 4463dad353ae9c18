import type { RefObject } from 'react';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Heading, Note, Text } from 'shared-ui';
import { CodeField, CodeTimer, Fingerprint, useSecondsLeft } from 'shared-ui/components';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { CallLink } from '../common/call-link';
import { messages } from './messages';
import type { Signing } from './use-signing';

interface CodeEntryProps {
  otp: OtpState;
  sha256: string | null;
  code: string;
  onCode(code: string): void;
  signing: Signing;
  /** Takes the focus once the six digits are there. */
  submit: RefObject<HTMLButtonElement | null>;
}

/** The code that was sent: where to, with which fingerprint, how long it lives. */
export function CodeEntry({ otp, sha256, code, onCode, signing, submit }: CodeEntryProps) {
  const { now } = useHost();
  const left = useSecondsLeft(otp.expires_at, now);
  const dead = left === 0 || otp.tries_left === 0;
  return (
    <>
      <Text look="small" marginBottom="12px" role="status">
        <FormattedMessage
          {...messages.sent}
          values={{
            phone: maskPhone(otp.phone),
            fingerprint: sha256 ? <Fingerprint key="fingerprint" sha256={sha256} /> : '',
            b: (words) => <strong key="phone">{words}</strong>,
          }}
        />
      </Text>
      <CodeField
        value={code}
        onChange={(digits) => {
          signing.clearCodeError();
          onCode(digits);
        }}
        onFull={() => submit.current?.focus()}
        error={signing.codeError}
        expired={dead}
        asked={signing.asked}
      >
        <CodeTimer
          expiresAt={otp.expires_at}
          resendAt={otp.resend_at}
          used={otp.tries_left === 0}
          clock={now}
          onResend={signing.resend}
          resending={signing.resending}
        />
      </CodeField>
      <chakra.div role="status">
        {signing.resent && (
          <Text look="small" muted>
            <FormattedMessage {...messages.resent} />
          </Text>
        )}
      </chakra.div>
    </>
  );
}

/** Before the code: the button that sends it, and to which number. */
export function SendCode({ phone, loading, onSend }: { phone: string; loading: boolean; onSend: () => void }) {
  return (
    <>
      <Button wide loading={loading} onClick={onSend}>
        <FormattedMessage {...messages.sendTo} values={{ phone }} />
      </Button>
      <Text look="small" muted marginTop="8px">
        <FormattedMessage {...messages.sendNote} />
      </Text>
    </>
  );
}

/** Ten wrong codes: who can open the way again. */
export function SigningBlocked({ store }: Pick<CustomerContract, 'store'>) {
  return (
    <Note tone="error" role="alert">
      <FormattedMessage
        {...messages.blocked}
        values={{
          store: store.name,
          phone: <CallLink key="phone" phone={store.phone} fontWeight="600" color="fg" />,
        }}
      />
    </Note>
  );
}

export function CodeHeading() {
  return (
    <Heading level={2} look="h3" marginBottom="12px">
      <FormattedMessage {...messages.code} />
    </Heading>
  );
}

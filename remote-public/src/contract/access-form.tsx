import { type FormEvent, useRef, useState } from 'react';
import type { OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, Text } from 'shared-ui';
import { CodeField, CodeTimer, useSecondsLeft } from 'shared-ui/components';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './access.messages';
import type { Access } from './use-access';

/** The access code that was sent: where to, how long it lives, and nothing more to try once it is dead. */
export function AccessForm({ otp, access }: { otp: OtpState; access: Access }) {
  const intl = useIntl();
  const { now } = useHost();
  const { codeError, clear } = access;
  const [code, setCode] = useState('');
  const submit = useRef<HTMLButtonElement>(null);
  const left = useSecondsLeft(otp.expires_at, now);
  const used = otp.tries_left === 0;
  const dead = used || left === 0;

  function enter(event: FormEvent) {
    event.preventDefault();
    if (code.length === 6 && !dead) access.open(code);
  }

  return (
    <form onSubmit={enter} noValidate>
      <Text look="small" marginBottom="12px" role="status">
        <FormattedMessage
          {...(access.sentHere ? messages.sent : messages.underWay)}
          values={{ phone: maskPhone(otp.phone) }}
        />
      </Text>
      <CodeField
        label={intl.formatMessage(messages.label)}
        value={code}
        onChange={(digits) => {
          clear();
          setCode(digits);
        }}
        onFull={() => submit.current?.focus()}
        error={codeError}
        expired={dead}
        asked={otp.expires_at}
      >
        <CodeTimer
          expiresAt={otp.expires_at}
          resendAt={otp.resend_at}
          used={used}
          clock={now}
          onResend={access.send}
          resending={access.sending}
        />
      </CodeField>
      <Button
        ref={submit}
        type="submit"
        look="solid"
        wide
        marginTop="16px"
        disabled={dead || code.length < 6}
        loading={access.opening}
      >
        <FormattedMessage {...messages.open} />
      </Button>
    </form>
  );
}

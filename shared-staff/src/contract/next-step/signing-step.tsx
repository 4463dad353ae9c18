import { useState } from 'react';
import type { OtpState, StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Note } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatTimeLeft } from 'shared-ui/format';
import { SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ResendDialog } from '../../common/actions/resend-dialog';
import { useResendSms } from '../../common/contract/use-resend-sms';
import { messages } from './messages';
import { ResendButton } from './resend-button';
import { StepButtons } from './step-fields';
import { StepPanel } from './step-panel';

const Time = chakra('strong', { base: { fontVariantNumeric: 'tabular-nums', color: 'fg' } });

interface LiveCode {
  otp: OtpState;
  /** In seconds. */
  left: number;
}

function CodeLife({ otp, left }: LiveCode) {
  return (
    <FormattedMessage
      {...messages.codeLife}
      values={{ phone: otp.phone, tries: otp.tries_left, time: <Time key="time">{formatTimeLeft(left)}</Time> }}
    />
  );
}

/** The customer has the code in hand: how long it lives; sending the link again takes it back. */
export function SigningStep({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { otp, created_at } = contract;
  const [asking, setAsking] = useState(false);
  const left = useSecondsLeft(otp?.expires_at ?? created_at, useHost().now);
  const live = otp && otp.tries_left > 0 && left > 0;
  const resend = useResendSms(contract, { quiet: true });
  const label = <FormattedMessage {...messages.restart} />;
  const send = () => (live ? setAsking(true) : resend.mutate());
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...(live ? messages.signingTitle : messages.signingDeadTitle)} />}
      why={live ? <CodeLife otp={otp} left={left} /> : <FormattedMessage {...messages.codeDead} />}
      info={
        resend.error && (
          <Note tone="error" role="alert" marginTop="16px">
            {failureText(resend.error, intl)}
          </Note>
        )
      }
      action={{ label, icon: SendIcon, loading: resend.isPending, run: send }}
    >
      <StepButtons alignItems="center">
        <chakra.span color="fg.muted" marginInlineEnd="auto">
          <FormattedMessage {...messages.restartHint} />
        </chakra.span>
        <ResendButton loading={resend.isPending} onPress={send}>
          {label}
        </ResendButton>
      </StepButtons>
      {asking && <ResendDialog contract={contract} onClose={() => setAsking(false)} />}
    </StepPanel>
  );
}

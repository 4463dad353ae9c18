import type { OtpState, StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Note } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useResendSms } from '../../common/contract/use-resend-sms';
import { messages } from './messages';
import { ResendButton } from './resend-button';
import { StepButtons } from './step-fields';
import { StepPanel } from './step-panel';

const Time = chakra('strong', { base: { fontVariantNumeric: 'tabular-nums', color: 'fg' } });

function CodeLife({ otp }: { otp: OtpState }) {
  const { now } = useHost();
  const left = useSecondsLeft(otp.expires_at, now);
  if (left === 0 || otp.tries_left === 0) return <FormattedMessage {...messages.codeDead} />;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <FormattedMessage
      {...messages.codeLife}
      values={{ phone: otp.phone, tries: otp.tries_left, time: <Time key="time">{time}</Time> }}
    />
  );
}

/** The customer has the code in hand: how long it lives; sending the link again takes it back. */
export function SigningStep({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const resend = useResendSms(contract.contract_uid, { quiet: true });
  const label = <FormattedMessage {...messages.restart} />;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.signingTitle} />}
      why={contract.otp ? <CodeLife otp={contract.otp} /> : <FormattedMessage {...messages.codeDead} />}
      info={
        resend.error && (
          <Note tone="error" role="alert" marginTop="16px">
            {failureText(resend.error, intl)}
          </Note>
        )
      }
      action={{ label, icon: SendIcon, loading: resend.isPending, run: () => resend.mutate() }}
    >
      <StepButtons alignItems="center">
        <chakra.span color="fg.muted" marginInlineEnd="auto">
          <FormattedMessage {...messages.restartHint} />
        </chakra.span>
        <ResendButton loading={resend.isPending} onPress={() => resend.mutate()}>
          {label}
        </ResendButton>
      </StepButtons>
    </StepPanel>
  );
}

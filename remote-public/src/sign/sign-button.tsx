import type { Ref } from 'react';
import type { OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import type { Signing } from './use-signing';

interface SignButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Null while no code is under way. */
  otp: OtpState | null;
  code: string;
  signing: Signing;
}

/** On the muted ground a button that is not possible yet would vanish. */
const offOnMuted = { '&[aria-disabled=true]:not([aria-busy=true])': { bg: 'bg.panel', borderColor: 'line' } };
const longAgo = new Date(0).toISOString();

/** The one button that binds; a dead code is not tried, since a try with it would count. */
export function SignButton({ ref, otp, code, signing }: SignButtonProps) {
  const { now } = useHost();
  const left = useSecondsLeft(otp?.expires_at ?? longAgo, now);
  return (
    <Button
      ref={ref}
      look="solid"
      size="large"
      wide
      marginTop="16px"
      css={offOnMuted}
      disabled={otp === null || left === 0 || otp.tries_left === 0 || code.length < 6}
      loading={signing.confirming}
      onClick={() => signing.confirm(code)}
    >
      <FormattedMessage {...messages.sign} />
    </Button>
  );
}

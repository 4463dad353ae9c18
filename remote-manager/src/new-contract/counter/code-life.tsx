import { codeMinutes } from 'shared-api/domain';
import type { ContractEventRecord, OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { formatTimeLeft } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { codeDelivery } from './counter-steps';
import { messages } from './messages';

const lifeSeconds = codeMinutes * 60;
const Time = chakra('strong', { base: { fontVariantNumeric: 'tabular-nums' } });
const Track = chakra('div', { base: { height: '4px', marginTop: '12px', bg: 'line' } });
const Bar = chakra('div', { base: { height: '100%', bg: 'success', transformOrigin: 'left' } });

interface CodeLifeProps {
  otp: OtpState;
  events: readonly ContractEventRecord[];
}

/** How the code's SMS fared, and its time as words and as a line that empties. */
export function CodeLife({ otp, events }: CodeLifeProps) {
  const left = useSecondsLeft(otp.expires_at, useHost().now);
  const seconds = codeDelivery(events);
  if (left === 0 || otp.tries_left === 0) return <FormattedMessage {...messages.codeDead} />;
  return (
    <>
      <span role="timer">
        <FormattedMessage
          {...(seconds === null ? messages.codeOnItsWay : messages.codeDelivered)}
          values={{ seconds, time: <Time key="time">{formatTimeLeft(left)}</Time> }}
        />
      </span>
      <Track aria-hidden="true">
        <Bar style={{ transform: `scaleX(${Math.min(left / lifeSeconds, 1)})` }} />
      </Track>
    </>
  );
}

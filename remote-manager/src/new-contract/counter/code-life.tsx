import type { ContractEventRecord, OtpState } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { codeDelivery } from './counter-steps';
import { messages } from './messages';

const lifetimeSeconds = 600;
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
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <span role="timer">
        <FormattedMessage
          {...(seconds === null ? messages.codeOnItsWay : messages.codeDelivered)}
          values={{ seconds, time: <Time key="time">{time}</Time> }}
        />
      </span>
      <Track aria-hidden="true">
        <Bar style={{ transform: `scaleX(${Math.min(left / lifetimeSeconds, 1)})` }} />
      </Track>
    </>
  );
}

import { codeMinutes } from 'shared-api/domain';
import type { ContractEventRecord, OtpState, StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { methodMessages } from 'shared-staff';
import { chakra } from 'shared-ui';
import { useSecondsLeft } from 'shared-ui/components';
import { formatTime, formatTimeLeft } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { SectionNumber } from 'shared-ui/work';
import { codeDelivery, codeRefusal, progressOf, type StepProgress } from './counter-steps';
import { messages } from './messages';

const List = chakra('ol', { base: { listStyleType: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'start',
    padding: { base: '16px', md: '16px 24px' },
    borderTopWidth: '1px',
    transition: 'background-color 180ms',
  },
  variants: {
    state: {
      done: {},
      now: {
        bg: 'bg.chosen',
        boxShadow: 'inset 3px 0 0 {colors.brand}',
        _highContrast: { borderInlineStart: '3px solid Highlight' },
      },
      later: { color: 'fg.muted' },
    },
  },
});
const Title = chakra('p', { base: { textStyle: 'h3', lineHeight: '32px' } });
const Detail = chakra('div', { base: { color: 'fg.muted', 'li[aria-current] &': { color: 'fg' } } });
const When = chakra('time', {
  base: { lineHeight: '32px', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

/** To the second: both look at the same screen. */
function secondsOf(instant: string): string {
  return `${formatTime(instant)}:${instant.slice(17, 19)}`;
}

function titleOf(
  { step, state, at }: StepProgress,
  { contract: { otp }, events }: StepListProps,
  intl: IntlShape,
): string {
  if (step === 'code' && at && otp) {
    const isRefused = state === 'now' && codeRefusal(events) === 'failed';
    return intl.formatMessage(isRefused ? messages.codeNotSent : messages.codeSent, { phone: otp.phone });
  }
  if (step === 'method' && state === 'now') return intl.formatMessage(messages.methodNow);
  return intl.formatMessage(messages[step]);
}

interface StepListProps {
  contract: StaffContract;
  events: readonly ContractEventRecord[];
}

function StepDetail({ progress: { step, state, at }, contract, events }: StepListProps & { progress: StepProgress }) {
  const intl = useIntl();
  if (step === 'opened' && at) return <FormattedMessage {...messages.openedDetail} />;
  if (step === 'confirmed' && at) return <FormattedMessage {...messages.confirmedDetail} />;
  if (step === 'code' && state === 'now' && contract.otp) return <CodeLife otp={contract.otp} events={events} />;
  if (step === 'method' && contract.payment_method) return intl.formatMessage(methodMessages[contract.payment_method]);
  return null;
}

/** The five steps, as the customer takes them on their phone. */
export function StepList({ contract, events }: StepListProps) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage(messages.steps)} aria-live="polite">
      {progressOf(contract, events).map((progress, place) => (
        // Read whole as it changes: "completata" alone would not say what is.
        <Row
          key={progress.step}
          state={progress.state}
          aria-current={progress.state === 'now' ? 'step' : undefined}
          aria-atomic="true"
        >
          <SectionNumber number={place + 1} state={progress.state} />
          <div>
            <Title>{titleOf(progress, { contract, events }, intl)}</Title>
            <Detail>
              <StepDetail progress={progress} contract={contract} events={events} />
            </Detail>
          </div>
          {progress.at && <When dateTime={progress.at}>{secondsOf(progress.at)}</When>}
        </Row>
      ))}
    </List>
  );
}

const lifeSeconds = codeMinutes * 60;
const Time = chakra('strong', { base: { fontVariantNumeric: 'tabular-nums' } });
const Track = chakra('div', { base: { height: '4px', marginTop: '12px', bg: 'line' } });
const Bar = chakra('div', { base: { height: '100%', bg: 'success', transformOrigin: 'left' } });

interface CodeLifeProps {
  otp: OtpState;
  events: readonly ContractEventRecord[];
}

/** How the code's SMS fared, and its time as words and as a line that empties. */
function CodeLife({ otp, events }: CodeLifeProps) {
  const left = useSecondsLeft(otp.expires_at, useHost().now);
  const seconds = codeDelivery(events);
  const refusal = codeRefusal(events);
  if (left === 0 || otp.tries_left === 0) return <FormattedMessage {...messages.codeDead} />;
  if (refusal === 'failed') return <FormattedMessage {...messages.codeFailed} />;
  const onItsWay = refusal === null ? messages.codeOnItsWay : messages.codeWaiting;
  return (
    <>
      <span role="timer">
        <FormattedMessage
          {...(seconds === null ? onItsWay : messages.codeDelivered)}
          values={{ seconds, time: <Time key="time">{formatTimeLeft(left)}</Time> }}
        />
      </span>
      <Track aria-hidden="true">
        <Bar style={{ transform: `scaleX(${Math.min(left / lifeSeconds, 1)})` }} />
      </Track>
    </>
  );
}

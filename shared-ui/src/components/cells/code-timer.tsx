import { codeMinutes } from 'shared-api/domain';
import { Button } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { formatTimeLeft } from '../format/time-left';
import { codeMessages as messages } from './code.messages';
import { useSecondsLeft } from './use-seconds-left';

const Track = chakra('div', { base: { height: '4px', marginTop: '12px', bg: 'bg.muted' } });
const Bar = chakra('div', {
  base: { height: '100%', bg: 'brand', transformOrigin: 'left', _highContrast: { bg: 'Highlight' } },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    columnGap: '16px',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Time = chakra('b', { base: { fontWeight: 600, color: 'fg', fontVariantNumeric: 'tabular-nums' } });

const lifeSeconds = codeMinutes * 60;

interface CodeTimerProps {
  /** Instants of the server's answer. */
  expiresAt: string;
  resendAt: string;
  /** No try is left: the code is dead before its time. */
  used?: boolean;
  /** The server's time in ms; countdowns never use the browser's. */
  clock(): number;
  onResend(): void;
  resending?: boolean;
}

/** The bar that empties with the code's life, what is left in words, and the way to a new code. */
export function CodeTimer({ expiresAt, resendAt, used = false, clock, onResend, resending = false }: CodeTimerProps) {
  const untilItsEnd = useSecondsLeft(expiresAt, clock);
  // The browser's notion of the server's time may lag a little: a code of ten minutes never has 10:01 left.
  const left = used ? 0 : Math.min(untilItsEnd, lifeSeconds);
  const wait = useSecondsLeft(resendAt, clock);

  return (
    <>
      <Track aria-hidden="true">
        <Bar style={{ transform: `scaleX(${left / lifeSeconds})` }} />
      </Track>
      <Row>
        <span role="timer">
          {left > 0 ? (
            <FormattedMessage {...messages.expires} values={{ time: <Time key="time">{formatTimeLeft(left)}</Time> }} />
          ) : (
            <FormattedMessage {...(used ? messages.used : messages.expired)} />
          )}
        </span>
        {wait > 0 ? (
          <span>
            <FormattedMessage
              {...messages.resendIn}
              values={{ time: <Time key="time">{formatTimeLeft(wait)}</Time> }}
            />
          </span>
        ) : (
          <Button look="link" size="control" onClick={onResend} loading={resending}>
            <FormattedMessage {...messages.resend} />
          </Button>
        )}
      </Row>
    </>
  );
}

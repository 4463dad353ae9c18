import { useEffect, useRef, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useApi, useHost } from 'shared-api/react';
import { Button, chakra, Text } from 'shared-ui';
import { isFocusLost, useSecondsLeft } from 'shared-ui/components';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { formatTimeLeft, maskPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { CodeForm } from '../common/code-form';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

/** The number that is to count, as it was asked for. */
export interface WantedPhone {
  readonly phone: string;
  readonly phone_confirmed?: boolean | undefined;
}

/** The code that a number got: just now, or before, which only the person knows. */
export interface SentCode {
  /** Where it went. */
  readonly wanted?: WantedPhone;
  /** Why no other one left. */
  readonly refusal?: Refusal;
}

interface Refusal {
  readonly sentence: string;
  /** When another one may be asked for; null where nobody says, or it is far off. */
  readonly until: string | null;
}

const hourSeconds = 3_600;
const past = '1970-01-01T00:00:00Z';

/** @param now the server's time in ms */
export function refusalOf(error: Error, sentence: string, now: number): Refusal {
  const seconds = isApiError(error) ? error.retryAfter : null;
  const isSoon = seconds !== null && seconds <= hourSeconds;
  return { sentence, until: isSoon ? new Date(now + seconds * 1_000).toISOString() : null };
}

interface PhoneCodeFormProps {
  sent: SentCode;
  onDone(): void;
  onBack(): void;
}

/** The code that the new number got makes it count. */
export function PhoneCodeForm({ sent: { wanted, refusal: refusedBefore }, onDone, onBack }: PhoneCodeFormProps) {
  const api = useApi();
  const intl = useIntl();
  const { now } = useHost();
  const { put } = useAccountCache();
  const [times, setTimes] = useState(0);
  const [refused, setRefused] = useState(refusedBefore);
  const again = useMutation({
    mutationFn: (body: WantedPhone) => api.accountContacts.changePhone({ body }, { quiet: true }),
    onSuccess: () => {
      setTimes((before) => before + 1);
      setRefused(undefined);
    },
    onError: (error) => setRefused(refusalOf(error, failureText(error, intl), now())),
  });
  const sendAgain = useOneAtATime(again.mutate);
  const wait = useSecondsLeft(refused?.until ?? past, now);
  // Once another one may be asked for, nothing is refused any more.
  const refusal = refused && (refused.until === null || wait > 0) ? refused.sentence : undefined;

  const place = useRef<HTMLDivElement>(null);
  const waits = wait > 0;
  // The button that was pressed gives way to the time that is left.
  useEffect(() => {
    if (waits && isFocusLost()) place.current?.querySelector('input')?.focus();
  }, [waits]);

  async function confirm(otp_code: string) {
    const { data } = await api.accountContacts.confirmPhone({ body: { otp_code } }, { quiet: true });
    put(data);
    onDone();
  }

  return (
    <chakra.div ref={place}>
      <CodeForm
        told={
          wanted === undefined || refused ? (
            <>
              {refusal} <FormattedMessage {...messages.codeInHand} />
            </>
          ) : (
            <FormattedMessage {...messages.codeSent} values={{ phone: maskPhone(wanted.phone) }} />
          )
        }
        asked={`${wanted?.phone ?? 'before'} ${times}`}
        confirm={confirm}
        action={<FormattedMessage {...messages.confirmPhone} />}
      >
        {wanted && waits && (
          <Text look="small" muted alignSelf="center">
            <FormattedMessage {...messages.codeAgainIn} values={{ time: formatTimeLeft(wait) }} />
          </Text>
        )}
        {wanted && !waits && (
          <Button onClick={() => sendAgain(wanted)} loading={again.isPending}>
            <FormattedMessage {...messages.codeAgain} />
          </Button>
        )}
        <Button onClick={onBack}>
          <FormattedMessage {...messages.otherNumber} />
        </Button>
      </CodeForm>
    </chakra.div>
  );
}

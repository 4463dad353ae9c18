import { useState } from 'react';
import { useApi } from 'shared-api/react';
import { Button } from 'shared-ui';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { maskPhone } from 'shared-ui/format';
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
  readonly refusal?: string;
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
  const { put } = useAccountCache();
  const [times, setTimes] = useState(0);
  const again = useMutation({
    mutationFn: (body: WantedPhone) => api.accountContacts.changePhone({ body }, { quiet: true }),
    onSuccess: () => setTimes((before) => before + 1),
  });
  const sendAgain = useOneAtATime(again.mutate);
  const refusal = again.error ? failureText(again.error, intl) : times === 0 && refusedBefore;

  async function confirm(otp_code: string) {
    const { data } = await api.accountContacts.confirmPhone({ body: { otp_code } }, { quiet: true });
    put(data);
    onDone();
  }

  return (
    <CodeForm
      told={
        wanted === undefined || refusal ? (
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
      {wanted && (
        <Button onClick={() => sendAgain(wanted)} loading={again.isPending}>
          <FormattedMessage {...messages.codeAgain} />
        </Button>
      )}
      <Button onClick={onBack}>
        <FormattedMessage {...messages.otherNumber} />
      </Button>
    </CodeForm>
  );
}

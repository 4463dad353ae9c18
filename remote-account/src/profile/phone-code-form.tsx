import { useApi } from 'shared-api/react';
import { Button } from 'shared-ui';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { CodeForm } from '../common/code-form';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

/** The code that a number got: just now, or before, which only the person knows. */
export interface SentCode {
  /** Where it went. */
  readonly phone?: string;
  /** Why no other one left. */
  readonly refusal?: string;
}

interface PhoneCodeFormProps {
  sent: SentCode;
  onDone(): void;
  onBack(): void;
}

/** The code that the new number got makes it count. */
export function PhoneCodeForm({ sent: { phone, refusal }, onDone, onBack }: PhoneCodeFormProps) {
  const api = useApi();
  const { put } = useAccountCache();

  async function confirm(otp_code: string) {
    const { data } = await api.accountContacts.confirmPhone({ body: { otp_code } }, { quiet: true });
    put(data);
    onDone();
  }

  return (
    <CodeForm
      told={
        phone === undefined ? (
          <>
            {refusal} <FormattedMessage {...messages.codeInHand} />
          </>
        ) : (
          <FormattedMessage {...messages.codeSent} values={{ phone: maskPhone(phone) }} />
        )
      }
      asked={phone ?? 'before'}
      confirm={confirm}
      action={<FormattedMessage {...messages.confirmPhone} />}
    >
      <Button onClick={onBack}>
        <FormattedMessage {...messages.otherNumber} />
      </Button>
    </CodeForm>
  );
}

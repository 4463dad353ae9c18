import { useApi } from 'shared-api/react';
import { Button } from 'shared-ui';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { CodeForm } from '../common/code-form';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

interface PhoneCodeFormProps {
  phone: string;
  onDone(): void;
  onBack(): void;
}

/** The code that the new number got makes it count. */
export function PhoneCodeForm({ phone, onDone, onBack }: PhoneCodeFormProps) {
  const api = useApi();
  const { put } = useAccountCache();

  async function confirm(otp_code: string) {
    const { data } = await api.accountContacts.confirmPhone({ body: { otp_code } }, { quiet: true });
    put(data);
    onDone();
  }

  return (
    <CodeForm
      told={<FormattedMessage {...messages.codeSent} values={{ phone: maskPhone(phone) }} />}
      asked={phone}
      confirm={confirm}
      action={<FormattedMessage {...messages.confirmPhone} />}
    >
      <Button onClick={onBack}>
        <FormattedMessage {...messages.otherNumber} />
      </Button>
    </CodeForm>
  );
}

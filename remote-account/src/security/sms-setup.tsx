import { accountSmsStep } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button } from 'shared-ui';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { CodeForm } from '../common/code-form';
import { messages } from './messages';

interface SmsSetupProps {
  phone: string;
  /** How many codes left since the panel opened; none where an earlier one still counts. */
  asked: number;
  onAgain(): void;
  /** The ten spare codes, shown this once. */
  onDone(spareCodes: readonly string[]): void;
  onCancel(): void;
}

/** Switches codes by SMS on with one that arrived: the number was confirmed once, maybe long ago. */
export function SmsSetup({ phone, asked, onAgain, onDone, onCancel }: SmsSetupProps) {
  const api = useApi();

  async function confirm(otp_code: string) {
    const { data } = await api.bind(accountSmsStep).confirm({ body: { otp_code } }, { quiet: true });
    onDone(data.spare_codes);
  }

  return (
    <CodeForm
      told={
        <FormattedMessage
          {...(asked === 0 ? messages.smsBefore : messages.smsSent)}
          values={{ phone: maskPhone(phone) }}
        />
      }
      asked={String(asked)}
      confirm={confirm}
      action={<FormattedMessage {...messages.switchOn} />}
    >
      <Button onClick={onAgain}>
        <FormattedMessage {...messages.smsAgain} />
      </Button>
      <Button onClick={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </CodeForm>
  );
}

import { useState } from 'react';
import type { User } from 'shared-api/entities';
import { Stack } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ContactRow } from './contact-row';
import { messages } from './messages';
import { PhoneCodeForm, type SentCode } from './phone-code-form';
import { PhoneForm } from './phone-form';

type Step = { name: 'rest' } | { name: 'number' } | { name: 'code'; sent: SentCode };

/** The mobile that codes go to: first the number, then the code that it got. */
export function PhoneContact({ account }: { account: User }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [lastSent, setLastSent] = useState<string | null>(null);
  const rest = () => setStep({ name: 'rest' });
  const { phone } = account;
  return (
    <Stack gap="16px">
      <ContactRow
        label={<FormattedMessage {...messages.phone} />}
        value={phone ? formatPhone(phone) : <FormattedMessage {...messages.noPhone} />}
        verifiedWord={messages.phoneVerified}
        verified={phone ? account.phone_verified_at !== null : null}
        action={<FormattedMessage {...(phone ? messages.changePhone : messages.addPhone)} />}
        onChange={step.name === 'rest' ? () => setStep({ name: 'number' }) : null}
      />
      {step.name === 'number' && (
        <PhoneForm
          phone={account.phone_verified_at === null ? (phone ?? '') : ''}
          lastSent={lastSent}
          onCode={(sent) => {
            if (sent.wanted && !sent.refusal) setLastSent(sent.wanted.phone);
            setStep({ name: 'code', sent });
          }}
          onCancel={rest}
        />
      )}
      {step.name === 'code' && (
        <PhoneCodeForm sent={step.sent} onDone={rest} onBack={() => setStep({ name: 'number' })} />
      )}
    </Stack>
  );
}

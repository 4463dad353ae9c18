import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, HStack, Note, Stack } from 'shared-ui';
import { CodeField } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { maskPhone } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
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
  const intl = useIntl();
  const { put } = useAccountCache();
  const button = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.accountContacts.confirmPhone({ body: { otp_code: code } }, { quiet: true }),
    onSuccess: ({ data }) => {
      put(data);
      onDone();
    },
  });
  const atField = isApiError(confirm.error) ? confirm.error.fields.otp_code?.join(' ') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="16px">
        <Note tone="info" role="status">
          <FormattedMessage {...messages.codeSent} values={{ phone: maskPhone(phone) }} />
        </Note>
        {confirm.isError && atField === undefined && (
          <Note tone="error" role="alert">
            {failureText(confirm.error, intl)}
          </Note>
        )}
        <CodeField
          value={code}
          onChange={(typed) => {
            setCode(typed);
            confirm.reset();
          }}
          onFull={() => button.current?.focus()}
          error={atField}
          asked={phone}
        />
        <HStack gap="12px">
          <Button type="submit" ref={button} look="solid" loading={confirm.isPending}>
            <FormattedMessage {...messages.confirmPhone} />
          </Button>
          <Button onClick={onBack}>
            <FormattedMessage {...messages.otherNumber} />
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

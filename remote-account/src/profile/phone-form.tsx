import { accountContacts } from 'shared-api/contracts';
import { isShortMobile, normalisePhone } from 'shared-api/domain';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Stack } from 'shared-ui';
import { Checkbox, TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useForm, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface PhoneFormProps {
  /** A number that waits for its code, or nothing. */
  phone: string;
  onSent(phone: string): void;
  onCancel(): void;
}

interface PhoneValues {
  phone: string;
  phone_confirmed: boolean;
}

/** Asks for the number and has the code sent to it. */
export function PhoneForm({ phone: known, onSent, onCancel }: PhoneFormProps) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const form = useForm({
    resolver: useSchemaResolver<PhoneValues, { phone: string; phone_confirmed?: boolean | undefined }>(
      accountContacts.changePhone.body,
    ),
    defaultValues: { phone: known, phone_confirmed: false },
  });
  const failure = useFormFailure(form);
  const phone = normalisePhone(useWatch({ control: form.control, name: 'phone' }));

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.accountContacts.changePhone({ body }, { quiet: true }).then(() => onSent(body.phone), failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px" maxWidth="400px">
        {failure.note}
        <TextField
          label={formatMessage(messages.newPhone)}
          type="tel"
          autoComplete="tel"
          autoFocus
          hint={formatMessage(messages.newPhoneHint)}
          error={form.formState.errors.phone?.message}
          {...form.register('phone', { onChange: () => form.setValue('phone_confirmed', false) })}
        />
        {isShortMobile(phone) && (
          <Checkbox {...form.register('phone_confirmed')}>
            <FormattedMessage {...messages.phoneConfirm} values={{ phone: formatPhone(phone) }} />
          </Checkbox>
        )}
        <HStack gap="12px">
          <Button type="submit" look="solid" loading={form.formState.isSubmitting}>
            <FormattedMessage {...messages.sendCode} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

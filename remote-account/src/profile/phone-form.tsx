import { accountContacts } from 'shared-api/contracts';
import { isShortMobile, normalisePhone } from 'shared-api/domain';
import { isApiError } from 'shared-api/errors';
import { useApi, useHost } from 'shared-api/react';
import { Button, chakra, HStack, Stack } from 'shared-ui';
import { Checkbox, TextField, Whole } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useForm, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { refusalOf, type SentCode, type WantedPhone } from './phone-code-form';

interface PhoneFormProps {
  /** A number that waits for its code, or nothing. */
  phone: string;
  /** The number that the last code of this page went to. */
  lastSent: string | null;
  /** There is a code to type. */
  onCode(sent: SentCode): void;
  onCancel(): void;
}

interface PhoneValues {
  phone: string;
  phone_confirmed: boolean;
}

/** Asks for the number and has the code sent to it. */
export function PhoneForm({ phone: known, lastSent, onCode, onCancel }: PhoneFormProps) {
  const api = useApi();
  const { now } = useHost();
  const { formatMessage } = useIntl();
  const form = useForm({
    resolver: useSchemaResolver<PhoneValues, WantedPhone>(accountContacts.changePhone.body),
    defaultValues: { phone: known, phone_confirmed: false },
  });
  const failure = useFormFailure(form);
  const phone = normalisePhone(useWatch({ control: form.control, name: 'phone' }));

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.accountContacts.changePhone({ body }, { quiet: true, saysSuccess: true }).then(
      () => onCode({ wanted: body }),
      (error: unknown) => {
        // Too early for another code: the one before still counts, and wants its field, unless it went to another number.
        const isElsewhere = lastSent !== null && lastSent !== body.phone;
        if (isApiError(error) && error.status === 429 && !isElsewhere) {
          onCode({ wanted: body, refusal: refusalOf(error, error.message, now()) });
        } else {
          failure.show(error);
        }
      },
    );
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
            <FormattedMessage
              {...messages.phoneConfirm}
              values={{ phone: <Whole key="phone">{formatPhone(phone)}</Whole> }}
            />
          </Checkbox>
        )}
        <HStack gap="12px" flexWrap="wrap">
          <Button type="submit" look="solid" loading={form.formState.isSubmitting}>
            <FormattedMessage {...messages.sendCode} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="link" onClick={() => onCode({})}>
            <FormattedMessage {...messages.haveCode} />
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

import { isShortMobile, normalisePhone, phoneTail } from 'shared-api/domain';
import { type CustomerContract, type PhoneChangeCodes, phoneChange } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Stack, Text } from 'shared-ui';
import { Checkbox, TextField, Whole } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useForm, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CallLink } from '../../common/call-link';
import { messages } from './messages';

/** The dialog says itself that codes are on their way: a toast would lie over the fields that wait for them. */
export const shownHere = { quiet: true, background: true } as const;

export interface WantedPhone {
  readonly phone: string;
  readonly phone_confirmed?: boolean | undefined;
}

interface NumberFormProps {
  contract: CustomerContract;
  /** What was typed before. */
  known: WantedPhone;
  /** There are codes to type; where none left now, maybe with the reason. */
  onCodes(wanted: WantedPhone, codes: PhoneChangeCodes | null, refusal?: string): void;
  onCancel(): void;
}

/** Asks for the number and has a code sent to it and to the one that stands in the contract. */
export function NumberForm({ contract, known, onCodes, onCancel }: NumberFormProps) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const form = useForm({
    resolver: useSchemaResolver<{ phone: string; phone_confirmed: boolean }, WantedPhone>(phoneChange),
    defaultValues: { phone: known.phone, phone_confirmed: known.phone_confirmed ?? false },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const phone = normalisePhone(useWatch({ control: form.control, name: 'phone' }));
  const { contract_uid, store } = contract;

  const submit = form.handleSubmit(async (wanted) => {
    failure.clear();
    await api.public.changePhone({ params: { contract_uid }, body: wanted }, shownHere).then(
      ({ data }) => onCodes(wanted, data),
      (error: unknown) => {
        // Too early for others: those before still count, and want their fields.
        if (isApiError(error) && error.status === 429) onCodes(wanted, null, error.message);
        else failure.show(error);
      },
    );
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px">
        <Text muted>
          <FormattedMessage {...messages.lead} values={{ phone: phoneTail(contract.phone) }} />
        </Text>
        {failure.note}
        <TextField
          label={formatMessage(messages.newPhone)}
          type="tel"
          autoComplete="tel"
          autoFocus
          hint={formatMessage(messages.newPhoneHint)}
          error={errors.phone?.message}
          minHeight="touch"
          {...form.register('phone', { onChange: () => form.setValue('phone_confirmed', false) })}
        />
        {isShortMobile(phone) && (
          <Checkbox {...form.register('phone_confirmed', { deps: 'phone' })}>
            <FormattedMessage
              {...messages.confirmShort}
              values={{ phone: <Whole key="phone">{formatPhone(phone)}</Whole> }}
            />
          </Checkbox>
        )}
        <HStack gap="12px" flexWrap="wrap">
          <Button type="submit" look="solid" size="touch" loading={isSubmitting}>
            <FormattedMessage {...messages.send} />
          </Button>
          <Button size="touch" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="link" size="touch" onClick={() => void form.handleSubmit((wanted) => onCodes(wanted, null))()}>
            <FormattedMessage {...messages.haveCodes} />
          </Button>
        </HStack>
        <Text look="small" muted>
          <FormattedMessage
            {...messages.noPhone}
            values={{
              store: store.name,
              phone: <CallLink key="phone" phone={store.phone} fontWeight="600" color="fg" />,
            }}
          />
        </Text>
      </Stack>
    </chakra.form>
  );
}

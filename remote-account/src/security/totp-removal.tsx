import { accountContacts } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Stack } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

/** Leaves the authenticator app behind, with one of its codes or a spare one as proof. */
export function TotpRemoval({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const form = useForm({
    resolver: useSchemaResolver(accountContacts.removeTotp.body),
    defaultValues: { otp_code: '' },
  });
  const failure = useFormFailure(form);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.accountContacts.removeTotp({ body }, { quiet: true }).then(onDone, failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px" maxWidth="400px">
        {failure.note}
        <TextField
          label={formatMessage(messages.removalCode)}
          hint={formatMessage(messages.removalHint)}
          autoComplete="one-time-code"
          autoFocus
          mono
          error={form.formState.errors.otp_code?.message}
          {...form.register('otp_code')}
        />
        <HStack gap="12px">
          <Button type="submit" look="danger" loading={form.formState.isSubmitting}>
            <FormattedMessage {...messages.switchOff} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

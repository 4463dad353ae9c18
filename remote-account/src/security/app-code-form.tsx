import type { ReactNode } from 'react';
import { accountContacts } from 'shared-api/contracts';
import { Button, chakra, HStack, Stack } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface AppCodeFormProps {
  /** Why the code is asked for. */
  hint: string;
  confirm: ReactNode;
  danger?: boolean;
  /** @throws what the form shows, and stays */
  send(body: { otp_code: string }): Promise<void>;
  onCancel(): void;
}

/** Asks for a code of the authenticator app, or a spare one, and does with it what needs that proof. */
export function AppCodeForm({ hint, confirm, danger = false, send, onCancel }: AppCodeFormProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    resolver: useSchemaResolver(accountContacts.removeTotp.body),
    defaultValues: { otp_code: '' },
  });
  const failure = useFormFailure(form);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await send(body).catch(failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px" maxWidth="400px">
        {failure.note}
        <TextField
          label={formatMessage(messages.appCode)}
          hint={hint}
          autoComplete="one-time-code"
          autoFocus
          mono
          error={form.formState.errors.otp_code?.message}
          {...form.register('otp_code')}
        />
        <HStack gap="12px" flexWrap="wrap">
          <Button type="submit" look={danger ? 'danger' : 'solid'} loading={form.formState.isSubmitting}>
            {confirm}
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}

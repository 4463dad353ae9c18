import { useState } from 'react';
import { auth } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, Stack, Text, TextLink } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { AuthLayout } from './auth-layout';
import { messages } from './messages';

/**
 * Asks for the recovery link. The answer is the same whether the address has an account or not.
 * @param email as it is known from a link of before
 */
export function AskForLink({ email }: { email: string | null }) {
  const api = useApi();
  const form = useForm({
    resolver: useSchemaResolver(auth.forgotPassword.body),
    defaultValues: { email: email ?? '' },
  });
  const failure = useFormFailure(form);
  const [sent, setSent] = useState(false);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    setSent(false);
    await api.auth.forgotPassword({ body }, { quiet: true, saysSuccess: true }).then(() => setSent(true), failure.show);
  });

  return (
    <AuthLayout
      title={<FormattedMessage {...messages.forgotTitle} />}
      lead={<FormattedMessage {...messages.forgotLead} />}
    >
      <chakra.form noValidate onSubmit={submit}>
        <Stack gap="16px">
          {failure.note}
          {sent && (
            <Note tone="success" role="status">
              <FormattedMessage {...messages.linkSent} />
            </Note>
          )}
          <TextField
            label={<FormattedMessage {...messages.email} />}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            error={errors.email?.message}
            minHeight="touch"
            {...form.register('email')}
          />
          <Button type="submit" look="solid" size="touch" wide loading={isSubmitting} marginTop="8px">
            <FormattedMessage {...messages.sendLink} />
          </Button>
        </Stack>
      </chakra.form>
      <Text look="small" marginTop="24px">
        <TextLink to="/login">
          <FormattedMessage {...messages.backToSignIn} />
        </TextLink>
      </Text>
    </AuthLayout>
  );
}

import { useState } from 'react';
import { auth } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button, ButtonLink, chakra, Note, Stack, Text, TextLink } from 'shared-ui';
import { PasswordField, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { AuthLayout } from './auth-layout';
import { messages } from './messages';

/** Chooses a new password with the link's token, which works once and for 30 minutes. */
export function ChoosePassword({ token }: { token: string }) {
  const api = useApi();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    resolver: useSchemaResolver(auth.resetPassword.body),
    defaultValues: { token, password: '' },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.auth.resetPassword({ body }, { quiet: true }).then(() => setSaved(true), failure.show);
  });

  return (
    <AuthLayout
      title={<FormattedMessage {...messages.resetTitle} />}
      lead={<FormattedMessage {...messages.resetLead} />}
    >
      {saved ? (
        <Stack gap="16px">
          <Note tone="success" role="status">
            <FormattedMessage {...messages.saved} />
          </Note>
          <ButtonLink to="/login" look="solid" size="touch">
            <FormattedMessage {...messages.submit} />
          </ButtonLink>
        </Stack>
      ) : (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="16px">
            {failure.note}
            {errors.token && (
              <Note tone="error" role="alert">
                {errors.token.message}
              </Note>
            )}
            <PasswordField
              label={<FormattedMessage {...messages.newPassword} />}
              autoComplete="new-password"
              autoFocus
              error={errors.password?.message}
              minHeight="touch"
              {...form.register('password')}
            />
            <Button type="submit" look="solid" size="touch" wide loading={isSubmitting} marginTop="8px">
              <FormattedMessage {...messages.save} />
            </Button>
            <Text look="small">
              <TextLink to="/forgot-password">
                <FormattedMessage {...messages.newLink} />
              </TextLink>
            </Text>
          </Stack>
        </chakra.form>
      )}
    </AuthLayout>
  );
}

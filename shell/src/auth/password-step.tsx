import { credentials } from 'shared-api/contracts';
import type { Credentials } from 'shared-api/host';
import { Button, chakra, Stack, TextField, TextLink } from 'shared-ui';
import { PasswordField, useForm, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const WithLink = chakra('div', { base: { position: 'relative' } });
const Forgot = chakra('span', { base: { position: 'absolute', top: 0, right: 0, textStyle: 'small' } });

interface PasswordStepProps {
  email?: string;
  onOtherUser?: () => void;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

export function PasswordStep({ email, onOtherUser, onSubmit }: PasswordStepProps) {
  const form = useForm({
    resolver: useSchemaResolver(credentials),
    defaultValues: { email: email ?? '', password: '' },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    await onSubmit(values).catch(failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="24px">
        {failure.note}
        <TextField
          label={<FormattedMessage {...messages.email} />}
          beside={
            onOtherUser && (
              <Button look="link" onClick={onOtherUser}>
                <FormattedMessage {...messages.otherUser} />
              </Button>
            )
          }
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={email === undefined}
          readOnly={email !== undefined}
          error={errors.email?.message}
          minHeight="touch"
          {...form.register('email')}
        />
        <WithLink>
          <PasswordField
            label={<FormattedMessage {...messages.password} />}
            autoComplete="current-password"
            data-autofocus={email !== undefined || undefined}
            error={errors.password?.message}
            minHeight="touch"
            {...form.register('password')}
          />
          <Forgot>
            <TextLink to="/forgot-password">
              <FormattedMessage {...messages.forgot} />
            </TextLink>
          </Forgot>
        </WithLink>
        <Button type="submit" look="solid" size="touch" wide loading={isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </Stack>
    </chakra.form>
  );
}

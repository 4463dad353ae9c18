import { credentials } from 'shared-api/contracts';
import { isApiError } from 'shared-api/errors';
import type { Credentials } from 'shared-api/host';
import { Button, chakra, Stack, TextLink } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { applyServerErrors, PasswordField, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { askForLinkPath } from './ask-for-link-path';
import { messages } from './messages';

const WithLink = chakra('div', { base: { position: 'relative', containerType: 'inline-size' } });
/** Beside the label where letters leave room for both, else under the field. */
const Beside = chakra('span', {
  base: {
    display: 'block',
    marginTop: '8px',
    textStyle: 'small',
    '@container (min-width: 15rem)': { position: 'absolute', top: 0, right: 0, marginTop: 0 },
  },
});

interface PasswordStepProps {
  email?: string;
  onOtherUser?: () => void;
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Where somebody may hold a code that was sent before: none is asked for then. */
  onHaveCode?: ((credentials: Credentials) => void) | undefined;
}

export function PasswordStep({ email, onOtherUser, onSubmit, onHaveCode }: PasswordStepProps) {
  const form = useForm({
    resolver: useSchemaResolver(credentials),
    defaultValues: { email: email ?? '', password: '' },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    await onSubmit(values).catch(refuse);
  });

  function refuse(error: unknown) {
    // Where the address is fixed, what can be typed anew is the password.
    const sentence = email !== undefined && isApiError(error) ? error.fields.email?.join(' ') : undefined;
    if (sentence === undefined) failure.show(error);
    else applyServerErrors(form, { password: [sentence] });
  }

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="24px">
        {failure.note}
        <WithLink>
          <TextField
            label={<FormattedMessage {...messages.email} />}
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
          {onOtherUser && (
            <Beside>
              <Button look="link" onClick={onOtherUser} minHeight="20px" fontWeight={400}>
                <FormattedMessage {...messages.otherUser} />
              </Button>
            </Beside>
          )}
        </WithLink>
        <WithLink>
          <PasswordField
            label={<FormattedMessage {...messages.password} />}
            autoComplete="current-password"
            data-autofocus={email !== undefined || undefined}
            error={errors.password?.message}
            minHeight="touch"
            {...form.register('password')}
          />
          <Beside>
            <TextLink to={askForLinkPath(form.watch('email'))}>
              <FormattedMessage {...messages.forgot} />
            </TextLink>
          </Beside>
        </WithLink>
        <Button type="submit" look="solid" size="touch" wide loading={isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        {onHaveCode && (
          <Button
            look="link"
            onClick={() => void form.handleSubmit((values) => onHaveCode(values))()}
            alignSelf="flex-start"
          >
            <FormattedMessage {...messages.haveCode} />
          </Button>
        )}
      </Stack>
    </chakra.form>
  );
}

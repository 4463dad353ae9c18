import { account } from 'shared-api/contracts';
import { useApi, useUnsaved } from 'shared-api/react';
import { Button, chakra, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { PasswordField, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

const empty = { current_password: '', password: '' };

/** A new password; the other sessions end with the old one. `email` tells password managers whose it is. */
export function PasswordPanel({ email }: { email: string }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { refresh } = useAccountCache();
  const form = useForm({ resolver: useSchemaResolver(account.changePassword.body), defaultValues: empty });
  const failure = useFormFailure(form);
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.account.changePassword({ body }, { quiet: true }).then(() => {
      form.reset(empty);
      void refresh();
    }, failure.show);
  });

  return (
    <Panel title={<FormattedMessage {...messages.password} />}>
      <chakra.form noValidate onSubmit={submit}>
        {/* Of the type `hidden` browsers would leave it aside, and keep a password of nobody. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap="16px" maxWidth="400px">
          {failure.note}
          <PasswordField
            label={formatMessage(messages.currentPassword)}
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...form.register('current_password')}
          />
          <PasswordField
            label={formatMessage(messages.newPassword)}
            autoComplete="new-password"
            hint={formatMessage(messages.passwordHint)}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <div>
            <Button type="submit" loading={isSubmitting}>
              <FormattedMessage {...messages.savePassword} />
            </Button>
          </div>
        </Stack>
      </chakra.form>
    </Panel>
  );
}

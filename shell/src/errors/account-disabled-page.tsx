import { useState } from 'react';
import { auth } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button, chakra, Stack } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { DoneNote } from '../notes/done-note';
import { currentAccount } from '../session/account-store';
import { rememberedEmail } from '../session/last-email';
import { disabledMessages } from './account-disabled.messages';
import { ErrorLayout } from './error-layout';

/** `/error/account-disabled`: asks for the account to be enabled again; the e-mail is asked for after a reload. */
export function AccountDisabledPage() {
  const api = useApi();
  const [asked, setAsked] = useState(false);
  const [known] = useState(() => currentAccount()?.email ?? rememberedEmail());
  const form = useForm({ resolver: useSchemaResolver(auth.reactivateRequest.body), defaultValues: { email: known } });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.auth.reactivateRequest({ body }, { quiet: true }).then(() => setAsked(true), failure.show);
  });

  return (
    <ErrorLayout
      title={<FormattedMessage {...disabledMessages.disabledTitle} />}
      text={<FormattedMessage {...disabledMessages.disabledText} />}
    >
      <chakra.form noValidate onSubmit={submit} marginTop="32px" width="376px" maxWidth="100%">
        {asked ? (
          <DoneNote>
            <FormattedMessage {...disabledMessages.asked} />
          </DoneNote>
        ) : (
          <Stack gap="16px">
            {failure.note}
            {known === '' && (
              <TextField
                label={<FormattedMessage {...disabledMessages.email} />}
                type="email"
                inputMode="email"
                autoComplete="username"
                error={errors.email?.message}
                minHeight="touch"
                {...form.register('email')}
              />
            )}
            <Button type="submit" look="solid" size="touch" loading={isSubmitting}>
              <FormattedMessage {...disabledMessages.askAgain} />
            </Button>
          </Stack>
        )}
      </chakra.form>
    </ErrorLayout>
  );
}

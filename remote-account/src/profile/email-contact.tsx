import { useState } from 'react';
import { accountContacts } from 'shared-api/contracts';
import type { User } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Note, Stack } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ContactRow } from './contact-row';
import { messages } from './messages';

/** The e-mail that one signs in with: a new one gets a link, and counts once that is followed. */
export function EmailContact({ account }: { account: User }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: useSchemaResolver(accountContacts.changeEmail.body),
    defaultValues: { email: '' },
  });
  const failure = useFormFailure(form);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api.accountContacts.changeEmail({ body }, { quiet: true, saysSuccess: true }).then(() => {
      setSentTo(body.email);
      setOpen(false);
      form.reset();
    }, failure.show);
  });

  return (
    <Stack gap="16px">
      <ContactRow
        label={<FormattedMessage {...messages.email} />}
        value={account.email}
        verifiedWord={messages.emailVerified}
        verified={account.email_verified_at !== null}
        action={<FormattedMessage {...messages.changeEmail} />}
        onChange={open ? null : () => setOpen(true)}
      />
      {sentTo && (
        <Note tone="info" role="status">
          <FormattedMessage {...messages.emailSent} values={{ email: sentTo }} />
        </Note>
      )}
      {open && (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="16px" maxWidth="400px">
            {failure.note}
            <TextField
              label={formatMessage(messages.newEmail)}
              type="email"
              autoComplete="email"
              autoFocus
              hint={formatMessage(messages.newEmailHint)}
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
            <HStack gap="12px">
              <Button type="submit" look="solid" loading={form.formState.isSubmitting}>
                <FormattedMessage {...messages.sendLink} />
              </Button>
              <Button
                onClick={() => {
                  failure.clear();
                  form.reset();
                  setOpen(false);
                }}
              >
                <FormattedMessage {...messages.cancel} />
              </Button>
            </HStack>
          </Stack>
        </chakra.form>
      )}
    </Stack>
  );
}

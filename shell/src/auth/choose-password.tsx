import { useState } from 'react';
import { auth } from 'shared-api/contracts';
import { useApi, useSession } from 'shared-api/react';
import { Button, ButtonLink, chakra, Stack, TextLink } from 'shared-ui';
import { PasswordField, useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { DoneNote } from '../notes/done-note';
import { homeOf } from '../session/access';
import { sessionStore } from '../session/session-store';
import { AuthLayout } from './auth-layout';
import { ownMessages as own } from './choose-password.messages';
import { DeadLink } from './dead-link';
import { messages as deadMessages } from './dead-link.messages';
import { messages } from './messages';

const newPassword = {
  title: own.resetTitle,
  lead: own.resetLead,
  leadFor: own.resetLeadFor,
  label: own.newPassword,
  saved: own.saved,
};
const firstPassword = {
  title: own.invitedTitle,
  lead: own.invitedLead,
  leadFor: own.invitedLeadFor,
  label: messages.password,
  saved: own.invitedSaved,
};

interface ChoosePasswordProps {
  /** The link's, which works once. */
  token: string;
  /** Whose account it is, where the link says so. */
  email: string | null;
  /** Whether it is the first password of an account that was made for this person. */
  invited: boolean;
}

/** Chooses a password with a link. */
export function ChoosePassword({ token, email, invited }: ChoosePasswordProps) {
  const words = invited ? firstPassword : newPassword;
  const api = useApi();
  const { door } = useSession();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    resolver: useSchemaResolver(auth.resetPassword.body),
    defaultValues: { token, password: '' },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    // Who is signed in by it is on another page, where only a notice says so.
    const options = { quiet: true, saysSuccess: !invited || email === null };
    await api.auth.resetPassword({ body }, options).then(() => enter(body.password), failure.show);
  });

  /** A first password is not typed once more to sign in. What fails is left to the sign-in page. */
  async function enter(password: string): Promise<void> {
    if (invited && email !== null) {
      const entered = await door.signIn({ email, password }).then(
        () => true,
        () => false,
      );
      if (entered) return navigate(homeOf(sessionStore.getState()), { replace: true });
    }
    setSaved(true);
  }

  if (errors.token) return <DeadPasswordLink email={email} />;
  return (
    <AuthLayout
      title={<FormattedMessage {...(saved ? own.savedTitle : words.title)} />}
      lead={saved ? null : <FormattedMessage {...(email === null ? words.lead : words.leadFor)} values={{ email }} />}
    >
      {saved ? (
        <Stack gap="16px">
          <DoneNote>
            <FormattedMessage {...words.saved} />
          </DoneNote>
          <ButtonLink to="/login" look="solid" size="touch">
            <FormattedMessage {...messages.submit} />
          </ButtonLink>
        </Stack>
      ) : (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="16px">
            {failure.note}
            {email !== null && (
              <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            )}
            <PasswordField
              label={<FormattedMessage {...words.label} />}
              autoComplete="new-password"
              autoFocus
              error={errors.password?.message}
              minHeight="touch"
              {...form.register('password')}
            />
            <Button type="submit" look="solid" size="touch" wide loading={isSubmitting} marginTop="8px">
              <FormattedMessage {...own.save} />
            </Button>
          </Stack>
        </chakra.form>
      )}
    </AuthLayout>
  );
}

/** A link for a password that was used or is too old: who used it has a password to sign in with. */
export function DeadPasswordLink({ email }: Pick<ChoosePasswordProps, 'email'>) {
  const link = (
    <TextLink key="link" to="/login">
      <FormattedMessage {...messages.submit} />
    </TextLink>
  );
  return (
    <DeadLink email={email}>
      <FormattedMessage {...deadMessages.chosen} values={{ link }} />
    </DeadLink>
  );
}

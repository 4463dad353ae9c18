import { useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { PasswordField, useFormFailure } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { canUsePasskeys } from 'shared-ui/passkeys';
import { useAccount } from '../session/account-store';
import { messages } from './messages';
import { PasskeyButton } from './passkey-button';
import { answerIdentity } from './prove-identity';

const wayByCode = { sms: messages.proveBySms, totp: messages.proveByCode };

/** Over any page: the person proves to be the account's owner, and the call that asked for it goes on. */
export function IdentityDialog() {
  const api = useApi();
  const account = useAccount();
  const second = account?.settings.two_step ?? 'off';
  const hasPasskey = (account?.passkeys ?? 0) > 0;
  const [byCode, setByCode] = useState(false);
  const [noneSent, setNoneSent] = useState(false);
  const sentHint = second === 'sms' ? messages.codeBySms : messages.codeByApp;
  const hint = noneSent ? messages.codeInHand : sentHint;
  const form = useForm({ defaultValues: { password: '', otp_code: '' } });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password, otp_code }) => {
    failure.clear();
    const body = byCode ? { otp_code: otp_code.replaceAll(' ', '') } : { password };
    await api.account.confirmIdentity({ body }, { quiet: true, background: true }).then(
      () => answerIdentity(true),
      (error: unknown) => {
        if (isApiError(error) && error.status === 401) answerIdentity(false);
        else failure.show(error);
      },
    );
  });

  async function turn() {
    failure.clear();
    setByCode(!byCode);
    setNoneSent(false);
    if (byCode || second !== 'sms') return;
    await api.account.sendIdentityCode(undefined, { quiet: true, background: true }).catch((error: unknown) => {
      setNoneSent(true);
      failure.show(error);
    });
  }

  return (
    <Dialog
      open
      size="confirm"
      onClose={() => answerIdentity(false)}
      title={<FormattedMessage {...messages.identityTitle} />}
    >
      <chakra.form
        noValidate
        onSubmit={(event) => {
          // The dialog may stand over a form: React hands its events on to that one.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack gap="16px">
          <Text muted>
            <FormattedMessage {...messages.identityLead} />
          </Text>
          {failure.note}
          {byCode ? (
            <TextField
              label={<FormattedMessage {...messages.code} />}
              hint={<FormattedMessage {...hint} />}
              autoComplete="one-time-code"
              autoFocus
              mono
              error={errors.otp_code?.message}
              minHeight="touch"
              {...form.register('otp_code')}
            />
          ) : (
            <PasswordField
              label={<FormattedMessage {...messages.password} />}
              autoComplete="current-password"
              autoFocus
              error={errors.password?.message}
              minHeight="touch"
              {...form.register('password')}
            />
          )}
          <Button type="submit" look="solid" size="touch" wide loading={isSubmitting}>
            <FormattedMessage {...messages.confirm} />
          </Button>
          {hasPasskey && canUsePasskeys() && (
            <PasskeyButton
              label={messages.stepByPasskey}
              onProof={async (passkey) => {
                await api.account.confirmIdentity({ body: { passkey } }, { quiet: true, background: true });
                answerIdentity(true);
              }}
            />
          )}
          {second !== 'off' && (
            <Button look="link" onClick={() => void turn()} alignSelf="flex-start">
              <FormattedMessage {...(byCode ? messages.proveByPassword : wayByCode[second])} />
            </Button>
          )}
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

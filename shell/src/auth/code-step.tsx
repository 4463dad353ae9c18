import { useState } from 'react';
import type { PasskeyProof } from 'shared-api/entities';
import { Button, chakra, Stack, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormFailure } from 'shared-ui/data';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { canUsePasskeys } from 'shared-ui/passkeys';
import { messages } from './messages';
import { OrLine } from './or-line';
import { PasskeyButton } from './passkey-button';

/** A code that was sent before, if any was, and why no other one left. */
export interface CodeOfBefore {
  readonly refusal?: string | undefined;
}

interface CodeStepProps {
  /** How the code comes; null where only a passkey will do. */
  channel: 'totp' | 'sms' | null;
  /** In the place of one that was just sent. */
  before?: CodeOfBefore | undefined;
  /** Where a passkey will do in the code's place. */
  onPasskey?: (proof: PasskeyProof) => Promise<void>;
  /** Sends another code, where it comes by SMS. */
  onResend: () => Promise<unknown>;
  onBack: () => void;
  onSubmit: (code: string) => Promise<void>;
}

/** What follows the password: a code, or a passkey in its place. */
export function CodeStep({ channel, before, onPasskey, onResend, onBack, onSubmit }: CodeStepProps) {
  const form = useForm({ defaultValues: { otp_code: '' } });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const [resent, setResent] = useState(false);

  const submit = form.handleSubmit(async ({ otp_code }) => {
    failure.clear();
    await onSubmit(otp_code.replaceAll(' ', '')).catch(failure.show);
  });

  async function resend() {
    setResent(false);
    failure.clear();
    form.reset();
    await onResend().then(() => setResent(true), failure.show);
    form.setFocus('otp_code');
  }

  const back = (
    <Button look="link" onClick={onBack} alignSelf="flex-start">
      <FormattedMessage {...messages.back} />
    </Button>
  );
  const passkey = onPasskey && canUsePasskeys() && (
    <PasskeyButton label={messages.stepByPasskey} main={channel === null} onProof={onPasskey} />
  );

  if (channel === null) {
    return (
      <Stack gap="16px">
        <Text>
          <FormattedMessage {...(passkey ? messages.stepIsPasskey : messages.passkeyElsewhere)} />
        </Text>
        {passkey}
        {back}
      </Stack>
    );
  }
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="16px">
        {failure.note}
        {before && !resent ? (
          <Text role={before.refusal && 'alert'}>
            {before.refusal} <FormattedMessage {...messages.codeInHand} />
          </Text>
        ) : (
          <Text>
            <FormattedMessage {...(channel === 'sms' ? messages.codeBySms : messages.codeByApp)} />
          </Text>
        )}
        <Text role="status" hidden={!resent}>
          {resent && <FormattedMessage {...messages.codeResent} />}
        </Text>
        <TextField
          label={<FormattedMessage {...messages.code} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          mono
          error={errors.otp_code?.message}
          minHeight="touch"
          {...form.register('otp_code')}
        />
        <Button type="submit" look="solid" size="touch" wide loading={isSubmitting} marginTop="8px">
          <FormattedMessage {...messages.confirm} />
        </Button>
        {passkey && <OrLine />}
        {passkey}
        {channel === 'sms' && (
          <Button look="link" onClick={() => void resend()} alignSelf="flex-start">
            <FormattedMessage {...messages.resendCode} />
          </Button>
        )}
        {back}
      </Stack>
    </chakra.form>
  );
}

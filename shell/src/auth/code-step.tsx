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
  const [spare, setSpare] = useState(false);

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

  function turn() {
    failure.clear();
    // Before the form is emptied: until it is drawn anew it knows of no field.
    form.setFocus('otp_code');
    form.reset();
    setSpare(!spare);
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
        {spare ? (
          <Text>
            <FormattedMessage {...messages.spareCodeLead} />
          </Text>
        ) : (
          <Told channel={channel} before={resent ? undefined : before} />
        )}
        <Text role="status" hidden={!resent || spare}>
          {resent && !spare && <FormattedMessage {...messages.codeResent} />}
        </Text>
        <TextField
          label={<FormattedMessage {...(spare ? messages.spareCode : messages.code)} />}
          // A spare code has letters, which a keyboard of digits cannot type.
          inputMode={spare ? 'text' : 'numeric'}
          autoComplete={spare ? 'off' : 'one-time-code'}
          autoCapitalize="none"
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
        {channel === 'sms' && !spare && (
          <Button look="link" onClick={() => void resend()} alignSelf="flex-start">
            <FormattedMessage {...messages.resendCode} />
          </Button>
        )}
        <Button look="link" onClick={turn} alignSelf="flex-start">
          <FormattedMessage {...(spare ? messages.useUsualCode : messages.useSpareCode)} />
        </Button>
        {back}
      </Stack>
    </chakra.form>
  );
}

/** Where the code comes from. */
function Told({ channel, before }: { channel: 'totp' | 'sms'; before?: CodeOfBefore | undefined }) {
  if (before) {
    return (
      <Text role={before.refusal && 'alert'}>
        {before.refusal} <FormattedMessage {...messages.codeInHand} />
      </Text>
    );
  }
  return (
    <Text>
      <FormattedMessage {...(channel === 'sms' ? messages.codeBySms : messages.codeByApp)} />
    </Text>
  );
}

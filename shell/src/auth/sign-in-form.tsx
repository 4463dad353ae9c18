import { useState } from 'react';
import { passkeys } from 'shared-api/contracts';
import type { Credentials } from 'shared-api/host';
import { useApi, useSession } from 'shared-api/react';
import { Stack } from 'shared-ui';
import { canUsePasskeys } from 'shared-ui/passkeys';
import { CodeStep } from './code-step';
import { messages } from './messages';
import { OrLine } from './or-line';
import { PasskeyButton } from './passkey-button';
import { PasswordStep } from './password-step';
import { beginSession } from './session-service';

interface SignInFormProps {
  /** Fixed when the same person has to come back; else they type it. */
  email?: string;
  /** Where the address is fixed: somebody else wants to sign in. */
  onOtherUser?: () => void;
  /** Over a page that waits: it goes on for its person. */
  onSignedIn?: (email: string) => Promise<void>;
}

/** E-mail and password and, where the account has a second step, its code; or a passkey instead of all of it. */
export function SignInForm({ email, onOtherUser, onSignedIn }: SignInFormProps) {
  const api = useApi();
  const { door } = useSession();
  const [second, setSecond] = useState<{
    credentials: Credentials;
    channel: 'totp' | 'sms' | null;
    passkey: boolean;
  } | null>(null);

  async function submitPassword(credentials: Credentials) {
    const { otp_required, channel, passkey = false } = await door.preSignIn(credentials);
    if (otp_required) {
      setSecond({ credentials, channel, passkey });
      return;
    }
    await door.signIn(credentials);
    await onSignedIn?.(credentials.email);
  }

  if (second) {
    return (
      <CodeStep
        channel={second.channel}
        onPasskey={
          second.passkey
            ? async (passkey) => {
                await door.signIn({ ...second.credentials, passkey });
                await onSignedIn?.(second.credentials.email);
              }
            : undefined
        }
        onResend={() => door.preSignIn(second.credentials)}
        onBack={() => setSecond(null)}
        onSubmit={async (otp_code) => {
          await door.signIn({ ...second.credentials, otp_code });
          await onSignedIn?.(second.credentials.email);
        }}
      />
    );
  }
  return (
    <Stack gap="24px">
      <PasswordStep email={email} onOtherUser={onOtherUser} onSubmit={submitPassword} />
      {onSignedIn === undefined && canUsePasskeys() && (
        <>
          <OrLine />
          <PasskeyButton
            label={messages.withPasskey}
            onProof={async (body) => beginSession(await api.bind(passkeys).signIn({ body }, { quiet: true }))}
          />
        </>
      )}
    </Stack>
  );
}

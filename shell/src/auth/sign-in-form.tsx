import { useState } from 'react';
import { passkeys } from 'shared-api/contracts';
import { isApiError } from 'shared-api/errors';
import type { Credentials } from 'shared-api/host';
import { useApi, useSession } from 'shared-api/react';
import { Stack } from 'shared-ui';
import { wasReloaded } from 'shared-ui/components';
import { canUsePasskeys } from 'shared-ui/passkeys';
import { type CodeOfBefore, CodeStep } from './code-step';
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

/** What follows the password. */
interface Second {
  readonly credentials: Credentials;
  readonly channel: 'totp' | 'sms' | null;
  readonly passkey: boolean;
  readonly before?: CodeOfBefore;
}

/** Whoever is signed in leaves the page: what they pressed stays busy until the next one has come. */
const pageIsLeft = () => new Promise<never>(() => {});

/** E-mail and password and, where the account has a second step, its code; or a passkey instead of all of it. */
export function SignInForm({ email, onOtherUser, onSignedIn }: SignInFormProps) {
  const api = useApi();
  const { door } = useSession();
  const [second, setSecond] = useState<Second | null>(null);
  const goOn = onSignedIn ?? pageIsLeft;
  const typeCodeOfBefore = (credentials: Credentials, refusal?: string) =>
    setSecond({ credentials, channel: 'sms', passkey: false, before: { refusal } });

  async function submitPassword(credentials: Credentials) {
    try {
      const { otp_required, channel, passkey = false } = await door.preSignIn(credentials);
      if (otp_required) {
        setSecond({ credentials, channel, passkey });
        return;
      }
    } catch (error) {
      // No other code leaves now: the one before still counts, and wants its field; so does a spare one.
      if (!isApiError(error) || error.status !== 429 || error.fields.otp_code === undefined) throw error;
      typeCodeOfBefore(credentials, error.message);
      return;
    }
    await door.signIn(credentials);
    await goOn(credentials.email);
  }

  if (second) {
    return (
      <CodeStep
        channel={second.channel}
        before={second.before}
        onPasskey={
          second.passkey
            ? async (passkey) => {
                await door.signIn({ ...second.credentials, passkey });
                await goOn(second.credentials.email);
              }
            : undefined
        }
        onResend={() => door.preSignIn(second.credentials)}
        onBack={() => setSecond(null)}
        onSubmit={async (otp_code) => {
          await door.signIn({ ...second.credentials, otp_code });
          await goOn(second.credentials.email);
        }}
      />
    );
  }
  return (
    <Stack gap="24px">
      <PasswordStep
        email={email}
        onOtherUser={onOtherUser}
        onSubmit={submitPassword}
        onHaveCode={wasReloaded() ? typeCodeOfBefore : undefined}
      />
      {onSignedIn === undefined && canUsePasskeys() && (
        <>
          <OrLine />
          <PasskeyButton
            label={messages.withPasskey}
            onProof={async (body) => {
              beginSession(await api.bind(passkeys).signIn({ body }, { quiet: true }));
              await pageIsLeft();
            }}
          />
        </>
      )}
    </Stack>
  );
}

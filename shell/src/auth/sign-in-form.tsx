import { useState } from 'react';
import type { Credentials } from 'shared-api/host';
import { useSession } from 'shared-api/react';
import { CodeStep } from './code-step';
import { PasswordStep } from './password-step';

interface SignInFormProps {
  /** Fixed when the same person has to come back; else they type it. */
  email?: string;
  /** Where the address is fixed: somebody else wants to sign in. */
  onOtherUser?: () => void;
  onSignedIn?: (email: string) => void;
}

/** E-mail and password and, where the account has a second step, its code. */
export function SignInForm({ email, onOtherUser, onSignedIn }: SignInFormProps) {
  const { door } = useSession();
  const [second, setSecond] = useState<{ credentials: Credentials; channel: 'totp' | 'sms' } | null>(null);

  async function submitPassword(credentials: Credentials) {
    const { otp_required, channel } = await door.preSignIn(credentials);
    if (otp_required) {
      setSecond({ credentials, channel: channel ?? 'sms' });
      return;
    }
    await door.signIn(credentials);
    onSignedIn?.(credentials.email);
  }

  if (second) {
    return (
      <CodeStep
        channel={second.channel}
        onBack={() => setSecond(null)}
        onSubmit={async (otp_code) => {
          await door.signIn({ ...second.credentials, otp_code });
          onSignedIn?.(second.credentials.email);
        }}
      />
    );
  }
  return <PasswordStep email={email} onOtherUser={onOtherUser} onSubmit={submitPassword} />;
}

import { useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useSession } from 'shared-api/react';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';

type Channel = 'sms' | 'totp';

/** The first step, and the second where the account asks for one; sentences stand at their fields. */
export function useSignIn(onSignedIn: () => void) {
  const intl = useIntl();
  const { door } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [channel, setChannel] = useState<Channel | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt() {
    if (channel === null) {
      const due = await door.preSignIn({ email, password });
      if (due.otp_required) {
        setChannel(due.channel ?? 'totp');
        return;
      }
    }
    await door.signIn({ email, password, ...(channel ? { otp_code: code } : {}) });
    onSignedIn();
  }

  async function send() {
    if (email.trim() === '' || password === '') {
      setError(intl.formatMessage(messages.credentialsMissing));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await attempt();
    } catch (failure) {
      const sentences = isApiError(failure) ? Object.values(failure.fields).flat() : [];
      setError(sentences.length > 0 ? sentences.join(' ') : failureText(failure, intl));
    } finally {
      setBusy(false);
    }
  }

  /** The second step belongs to the account that was asked for: with other credentials it begins anew. */
  function back() {
    setChannel(null);
    setCode('');
    setError(undefined);
  }

  const changing = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (channel !== null) back();
  };

  return {
    email,
    setEmail: changing(setEmail),
    password,
    setPassword: changing(setPassword),
    code,
    setCode,
    channel,
    busy,
    error,
    send,
    back,
  };
}

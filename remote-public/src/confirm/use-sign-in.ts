import { useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { useSession } from 'shared-api/react';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';

type Channel = 'sms' | 'totp';

/** A code that was sent before, if any was, and why no other one left. */
interface CodeOfBefore {
  readonly refusal?: string;
}

/** The first step, and the second where the account asks for one; sentences stand at their fields. */
export function useSignIn(onSignedIn: () => void) {
  const intl = useIntl();
  const { door } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [channel, setChannel] = useState<Channel | null>(null);
  const [before, setBefore] = useState<CodeOfBefore | null>(null);
  const [spare, setSpare] = useState(false);
  const [passkeyOnly, setPasskeyOnly] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Whether a second step is due, which then stands there. */
  async function preSignIn(): Promise<boolean> {
    try {
      const due = await door.preSignIn({ email, password });
      setChannel(due.channel);
      setPasskeyOnly(due.otp_required && due.channel === null);
      return due.otp_required;
    } catch (failure) {
      // No other code leaves now: the one before still counts, and wants its field; so does a spare one.
      if (!isApiError(failure) || failure.status !== 429 || failure.fields.otp_code === undefined) throw failure;
      typeCodeOfBefore({ refusal: failure.message });
      return true;
    }
  }

  async function attempt() {
    if (channel === null && (await preSignIn())) return;
    await door.signIn({ email, password, ...(channel ? { otp_code: code.replaceAll(' ', '') } : {}) });
    onSignedIn();
  }

  function typeCodeOfBefore(known: CodeOfBefore) {
    setChannel('sms');
    setBefore(known);
  }

  /** Whether e-mail and password are there; what is missing is told. */
  function isComplete(): boolean {
    const complete = email.trim() !== '' && password !== '';
    setError(complete ? undefined : intl.formatMessage(messages.credentialsMissing));
    return complete;
  }

  async function send() {
    if (!isComplete()) return;
    setBusy(true);
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
    setBefore(null);
    setSpare(false);
    setPasskeyOnly(false);
    setCode('');
    setError(undefined);
  }

  function turn() {
    setCode('');
    setError(undefined);
    setSpare(!spare);
  }

  const changing = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (channel !== null || passkeyOnly) back();
  };

  return {
    email,
    setEmail: changing(setEmail),
    password,
    setPassword: changing(setPassword),
    code,
    setCode,
    channel,
    before,
    /** One of the codes that were put by is typed in the place of the usual one. */
    spare,
    /** From the usual code to a spare one, and back. */
    turn,
    /** No code is asked for: the account signs in with its passkey, on the sign-in page. */
    passkeyOnly,
    /** Goes on to the field of a code that was sent before: none is asked for. */
    haveCode: () => isComplete() && typeCodeOfBefore({}),
    busy,
    error,
    send,
    back,
  };
}

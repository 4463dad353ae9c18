import { useState } from 'react';
import { passkeys } from 'shared-api/contracts';
import type { PasskeyProof } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, Note, Stack } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { passkeyFailure, provePasskey } from 'shared-ui/passkeys';
import { messages } from './messages';

interface PasskeyButtonProps {
  label: { readonly id: string; readonly defaultMessage: string };
  /** The one thing to do here, instead of one beside others. */
  main?: boolean;
  /** Sends the proof to whoever asked for it. */
  onProof(proof: PasskeyProof): Promise<void>;
}

/** Asks the browser for a passkey; why none came is said under the button. */
export function PasskeyButton({ label, main = false, onProof }: PasskeyButtonProps) {
  const api = useApi();
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function ask() {
    setFault(null);
    setBusy(true);
    try {
      const { data } = await api.bind(passkeys).request(undefined, { quiet: true });
      await onProof(await provePasskey(data));
    } catch (error) {
      const ofBrowser = passkeyFailure(error);
      if (ofBrowser !== null)
        setFault(intl.formatMessage(messages[ofBrowser === 'cancelled' ? 'passkeyNone' : 'passkeyFailed']));
      // No answer at all has been said by the shell already.
      else if (isApiError(error)) setFault(Object.values(error.fields).flat().join(' ') || failureText(error, intl));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="12px">
      <Button
        look={main ? 'solid' : 'outline'}
        size="touch"
        wide
        autoFocus={main}
        loading={busy}
        onClick={() => void ask()}
      >
        <FormattedMessage {...label} />
      </Button>
      {fault !== null && (
        <Note tone="error" role="alert">
          {fault}
        </Note>
      )}
    </Stack>
  );
}

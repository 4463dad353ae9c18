import type { ChainCheck } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatFingerprint } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface ChainResultProps {
  /** Undefined until it was asked for. */
  check: ChainCheck | undefined;
  error: unknown;
}

/** Whether the history is still the one that was written. */
export function ChainResult({ check, error }: ChainResultProps) {
  const intl = useIntl();
  if (error)
    return (
      <Note tone="error" role="alert" marginBottom="16px">
        {failureText(error, intl)}
      </Note>
    );
  if (!check) return null;
  const { valid, events, head } = check;
  return (
    <Note tone={valid ? 'success' : 'error'} role={valid ? 'status' : 'alert'} marginBottom="16px">
      <FormattedMessage
        {...(valid ? messages.chainWhole : messages.chainBroken)}
        values={{ events, head: head === null ? '' : formatFingerprint(head) }}
      />
    </Note>
  );
}

import type { ReactNode } from 'react';
import type { ChainCheck } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';

interface ChainNoteProps {
  /** Undefined until it was asked for. */
  check: ChainCheck | undefined;
  error: unknown;
  /** The outcome in words. */
  children(check: ChainCheck): ReactNode;
}

/** What the check of a chain has found, or why there was none. */
export function ChainNote({ check, error, children }: ChainNoteProps) {
  const intl = useIntl();
  if (error)
    return (
      <Note tone="error" role="alert" marginBottom="16px">
        {failureText(error, intl)}
      </Note>
    );
  if (!check) return null;
  const { valid } = check;
  return (
    <Note tone={valid ? 'success' : 'error'} role={valid ? 'status' : 'alert'} marginBottom="16px">
      {children(check)}
    </Note>
  );
}

import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { useIntl } from 'shared-ui/intl';
import { failureText } from './failures';
import { RetryState } from './retry-state';

interface QueryFailureProps {
  error: unknown;
  /** The query's `refetch`. */
  onRetry(): unknown;
  /** At work on the second try. */
  retrying: boolean;
  /** By default "Impossibile caricare i dati" */
  title?: ReactNode;
  /** With the number to read out on the phone. */
  referenced?: boolean;
}

/** Stands where a query's data would: why they did not come, and "Riprova". */
export function QueryFailure({ error, onRetry, retrying, title, referenced = false }: QueryFailureProps) {
  const intl = useIntl();
  const reference = referenced && isApiError(error) ? error.failure.request_id : undefined;
  return (
    <RetryState title={title} onRetry={() => void onRetry()} retrying={retrying} reference={reference}>
      {failureText(error, intl)}
    </RetryState>
  );
}

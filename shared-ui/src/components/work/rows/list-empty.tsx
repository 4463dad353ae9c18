import type { ReactNode } from 'react';
import { isApiError } from 'shared-api/errors';
import { Button, ButtonLink, EmptyState } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { failureText } from '../../data/failures';
import { RetryState } from '../../data/retry-state';
import { messages } from './messages';

interface ListEmptyProps {
  /** The list's failure, if it did not come. */
  error: unknown;
  onRetry(): void;
  retrying?: boolean;
  /** Whether a search or filters narrow the list (`ListState.narrowed`), and what was searched. */
  narrowed: boolean;
  search: string;
  /** Whether filters narrow it, too; a search alone is emptied, not taken off. */
  filtered?: boolean;
  onClear(): void;
  /** What a search may have meant, said in place of the advice. */
  meant?: ReactNode;
  /** What stands there while there is nothing at all: an `EmptyState` with the first thing to do. */
  nothing: ReactNode;
  /** Who has no access: an `EmptyState` of one's own. */
  forbidden?: ReactNode;
}

/** The reasons why a list shows no rows, each with its one way out. */
export function ListEmpty(props: ListEmptyProps) {
  const { error, onRetry, retrying, narrowed, search, filtered = true, onClear, meant, nothing, forbidden } = props;
  const intl = useIntl();
  if (isApiError(error) && error.status === 403)
    return (
      forbidden ?? (
        <EmptyState title={<FormattedMessage {...messages.forbidden} />}>
          <FormattedMessage {...messages.forbiddenAdvice} />
        </EmptyState>
      )
    );
  // An address that was typed, or kept since a filter went: asking again brings the same answer.
  if (isApiError(error) && error.status === 422)
    return (
      <EmptyState
        title={<FormattedMessage {...messages.unknownAddress} />}
        action={
          <ButtonLink to="?" replace>
            <FormattedMessage {...messages.openAnew} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.unknownAddressAdvice} />
      </EmptyState>
    );
  if (error)
    return (
      <RetryState title={<FormattedMessage {...messages.failed} />} onRetry={onRetry} retrying={retrying}>
        {failureText(error, intl)}
      </RetryState>
    );
  if (!narrowed) return nothing;
  return (
    <EmptyState
      title={<FormattedMessage {...(search ? messages.noMatch : messages.noFilterMatch)} values={{ search }} />}
      action={
        <Button onClick={onClear}>
          <FormattedMessage {...(filtered ? messages.clear : messages.clearSearch)} />
        </Button>
      }
    >
      {meant ?? <FormattedMessage {...(filtered ? messages.noMatchAdvice : messages.noWordAdvice)} />}
    </EmptyState>
  );
}

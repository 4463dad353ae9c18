import { ErrorState, type ErrorStateProps } from 'shared-ui';
import { useFocusAhead } from '../focus';

interface RetryStateProps extends Omit<ErrorStateProps, 'retryRef'> {
  onRetry(): void;
}

/** What was asked for could not be shown, and a second try shows its skeleton: "Riprova" goes, and hands its focus on. */
export function RetryState(props: RetryStateProps) {
  return <ErrorState {...props} retryRef={useFocusAhead<HTMLButtonElement>()} />;
}

import { Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { accessMessages } from '../contract';

/** The contract's place while it is on its way. */
export function ContractArriving() {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage(accessMessages.loading)}>
      <Skeleton height={36} width={240} />
      <Skeleton height={480} />
    </SkeletonGroup>
  );
}

interface ContractFailedProps {
  error: unknown;
  retrying: boolean;
  onRetry(): void;
}

/** The contract cannot be shown: why, and another try. */
export function ContractFailed({ error, retrying, onRetry }: ContractFailedProps) {
  const intl = useIntl();
  return (
    <QueryFailure
      title={intl.formatMessage(accessMessages.failed)}
      error={error}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

import type { ReactNode } from 'react';
import type { User } from 'shared-api/entities';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { useAccount } from './use-account';

/** Waits for the signed-in person; a failure is told here and can be tried again. */
export function AccountGate({ children }: { children: (account: User) => ReactNode }) {
  const { formatMessage } = useIntl();
  const { data, error, isPending, refetch, isFetching } = useAccount();
  if (data) return children(data);
  if (!isPending)
    return (
      <Panel bare>
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      </Panel>
    );
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <Skeleton height={160} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </SkeletonGroup>
  );
}

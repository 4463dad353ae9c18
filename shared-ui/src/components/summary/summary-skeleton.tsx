import { Skeleton, SkeletonGroup } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Panel } from '../panel';
import { messages } from './messages';

/** A summary on its way: bars of the same height. */
export function SummarySkeleton() {
  const intl = useIntl();
  return (
    <Panel>
      <SkeletonGroup label={intl.formatMessage(messages.loading)}>
        <Skeleton width={208} height={44} />
        <Skeleton width="60%" height={16} />
        <Skeleton width="40%" height={12} />
        <Skeleton height={32} />
        <Skeleton height={32} />
        <Skeleton height={36} />
      </SkeletonGroup>
    </Panel>
  );
}

import { useOwnAnalytics } from 'shared-staff/figures';
import { SkeletonGroup, Stack } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { FunnelPanel } from '../common/figures/funnel-panel';
import { SplitPanel } from '../common/figures/split-panel';
import { FunnelSkeleton, SplitSkeleton } from '../common/skeletons/figure-skeletons';
import { messages } from './messages';

const everyDealer = { basis: 'created', store: '' } as const;

/** How the network does this month: which dealers make contracts, and how far visitors come. Figures tells a failure. */
export function NetworkPanels() {
  const intl = useIntl();
  const { data, error } = useOwnAnalytics();
  if (!data && error) return null;
  if (!data)
    return (
      <SkeletonGroup label={intl.formatMessage(messages.network)}>
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch" aria-hidden="true">
          <SplitSkeleton name="store" />
          <FunnelSkeleton />
        </Stack>
      </SkeletonGroup>
    );
  return (
    <>
      <SplitPanel analytics={data} name="store" figures={everyDealer} period={data.monthly} dated />
      <FunnelPanel analytics={data} store="" period={data.monthly} />
    </>
  );
}

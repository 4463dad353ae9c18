import { OperatorBackOffice } from 'shared-staff';
import { Figures, useOwnAnalytics } from 'shared-staff/figures';
import { RecentContracts } from 'shared-staff/recent';
import { ButtonLink, PageGrid, PageHeader, SkeletonGroup, Stack } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FunnelPanel } from '../common/figures/funnel-panel';
import { SplitPanel } from '../common/figures/split-panel';
import { paths } from '../common/paths';
import { FunnelSkeleton, SplitSkeleton } from '../common/skeletons/figure-skeletons';
import { AttentionPanel } from './attention-panel';
import { messages } from './messages';

const gap = { base: '16px', md: '24px' };

/** The operator's day: what waits first, then the figures. */
export function DashboardPage() {
  return (
    <OperatorBackOffice>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        actions={
          <>
            <ButtonLink to={paths.contracts}>
              <FormattedMessage {...messages.allContracts} />
            </ButtonLink>
            <ButtonLink to={paths.analytics} look="solid">
              <FormattedMessage {...messages.analytics} />
            </ButtonLink>
          </>
        }
      />
      <PageGrid columns="dashboard">
        <Stack gap={gap}>
          <AttentionPanel />
          <NetworkPanels />
          <RecentContracts />
        </Stack>
        <Stack gap={gap}>
          <Figures />
        </Stack>
      </PageGrid>
    </OperatorBackOffice>
  );
}

const everyDealer = { basis: 'created', store: '' } as const;

/** How the network does this month: which dealers make contracts, and how far visitors come. Figures tells a failure. */
function NetworkPanels() {
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

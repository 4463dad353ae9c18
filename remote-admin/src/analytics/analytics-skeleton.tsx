import { analyticsPeriods, analyticsSplits } from 'shared-api/entities';
import { chakra, PageGrid, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel, twoColumns } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FunnelSkeleton, SplitSkeleton } from '../common/skeletons/figure-skeletons';
import { ChartChoices } from './chart-choices';
import { dayMessages, messages, periodMessages } from './messages';

const Cells = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'line',
  },
});
const Cell = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    minHeight: { base: '204px', sm: 'auto' },
    padding: { base: '16px', md: '20px 24px' },
    bg: 'bg.panel',
  },
});
const Comparison = chakra('div', { base: { padding: { base: '12px 16px', md: '12px 24px' }, borderTopWidth: '1px' } });

/** The statistics on their way, each panel where and as high as it will stand. */
export function AnalyticsSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)}>
      <Stack gap={{ base: '16px', md: '24px' }} align="stretch" aria-hidden="true">
        <Panel bare>
          <Cells>
            {analyticsPeriods.map((period) => (
              <Cell key={period}>
                <b>
                  <FormattedMessage {...periodMessages[period]} />
                </b>
                <Skeleton height={32} width="56%" />
                <Skeleton height={12} width="64%" />
                <Skeleton height={24} width="72%" />
                <Skeleton height={12} width="80%" />
              </Cell>
            ))}
          </Cells>
          <Comparison>
            <Skeleton height={{ base: 192, sm: 124, md: 69 }} />
          </Comparison>
          <Comparison>
            <Skeleton height={{ base: 64, sm: 32, md: 16 }} width="72%" />
          </Comparison>
        </Panel>
        <Panel
          title={<FormattedMessage {...dayMessages.title} values={{ by: 'day' }} />}
          meta={<Skeleton width={200} height={16} />}
          aside={
            <ChartChoices>
              {[168, 172, 160].map((width) => (
                <Skeleton key={width} width={width} height={40} />
              ))}
            </ChartChoices>
          }
        >
          <Stack gap="12px" align="stretch">
            <Skeleton height={20} width="48%" />
            <Skeleton height={{ base: 181, md: 240 }} />
          </Stack>
        </Panel>
        <PageGrid columns="halves">
          {analyticsSplits.map((name) => (
            <SplitSkeleton key={name} name={name} />
          ))}
        </PageGrid>
        <FunnelSkeleton />
      </Stack>
    </SkeletonGroup>
  );
}

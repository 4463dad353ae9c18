import { useMemo } from 'react';
import { type Analytics, analyticsSplits } from 'shared-api/entities';
import { useAllStores } from 'shared-staff';
import { BaseOfChange, DeletedSince, stretchBefore } from 'shared-staff/figures';
import { PageGrid, PageHeader, Stack, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Segments } from 'shared-ui/work';
import { contractsOfPeriod, type Figures } from '../common/figures/contracts-behind';
import { FormulaLine } from '../common/figures/formula-line';
import { FunnelPanel } from '../common/figures/funnel-panel';
import type { Period } from '../common/figures/period-names';
import { SplitPanel } from '../common/figures/split-panel';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { DaysPanel } from './days-panel';
import { ExportAnalytics } from './export-analytics';
import { messages, periodMessages as words } from './messages';
import { PeriodCells } from './period-cells';
import { StoreFilter } from './store-filter';
import { useAnalytics } from './use-analytics';
import { useAnalyticsAddress } from './use-analytics-address';

const gap = { base: '16px', md: '24px' };

/** What was made when, where and how, and how far visitors came; every number with the way it comes about. */
export function AnalyticsPage() {
  const intl = useIntl();
  const word = intl.formatMessage;
  const { basis, period, store, setBasis, setPeriod, setStore } = useAnalyticsAddress();
  const { data, error, isFetching, refetch } = useAnalytics({ basis, period, store });
  const stores = useAllStores().data ?? [];
  const figures = useMemo(() => ({ basis, store }), [basis, store]);
  const chosen = stores.find(({ store_uid }) => store_uid === store);

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        crumbs={[{ label: chosen?.name ?? word(messages.allStores) }]}
        actions={
          <>
            <StoreFilter stores={stores} value={store} onChange={setStore} />
            <Segments
              label={word(messages.basis)}
              value={basis}
              onChange={setBasis}
              options={(['created', 'signed', 'paid'] as const).map((value) => ({
                value,
                label: word(messages[value]),
              }))}
            />
            <ExportAnalytics basis={basis} period={period} store={store} />
          </>
        }
      />
      {error && !data ? (
        <Panel bare>
          <QueryFailure
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Panel>
      ) : data ? (
        <Stack gap={gap} aria-busy={isFetching}>
          <Panel bare>
            <PeriodCells analytics={data} value={period} onChange={setPeriod} />
            <ComparisonLine analytics={data} period={period} figures={figures} />
          </Panel>
          <DaysPanel analytics={data} figures={figures} period={period} />
          <PageGrid columns="halves">
            {analyticsSplits.map((name) => (
              <SplitPanel key={name} analytics={data} name={name} figures={figures} period={period} />
            ))}
          </PageGrid>
          <FunnelPanel analytics={data} store={store} period={period} />
        </Stack>
      ) : (
        <AnalyticsSkeleton />
      )}
    </>
  );
}

interface ComparisonLineProps {
  analytics: Analytics;
  period: Period;
  figures: Figures;
}

/** What the chosen period is compared with, and how the figures come about. */
function ComparisonLine({ analytics, period, figures }: ComparisonLineProps) {
  const intl = useIntl();
  const shown = analytics[period];
  return (
    <FormulaLine name={<FormattedMessage {...words.comparison} />}>
      <BaseOfChange period={shown} days={stretchBefore(shown, intl)} />
      {'. '}
      <FormattedMessage {...words.formula} values={{ basis: figures.basis }} />{' '}
      <TextLink to={contractsOfPeriod(figures, shown)}>
        <FormattedMessage {...words.contracts} values={{ count: shown.count }} />
      </TextLink>
      {shown.deleted.count > 0 && '. '}
      <DeletedSince period={shown} />
    </FormulaLine>
  );
}

import { useMemo } from 'react';
import { type AnalyticsPeriod, analyticsComparisons, analyticsSplits } from 'shared-api/entities';
import { panelsOnPaper, useAllStores } from 'shared-staff';
import { BaseOfChange, DeletedSince, useStretchBefore } from 'shared-staff/figures';
import { chakra, PageGrid, PageHeader, Stack, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PrintOnly, Segments } from 'shared-ui/work';
import { contractsBehind, contractsOfPeriod, type Figures } from '../common/figures/contracts-behind';
import { FormulaLine } from '../common/figures/formula-line';
import { FunnelPanel } from '../common/figures/funnel-panel';
import { SplitPanel } from '../common/figures/split-panel';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { ChosenDaysForm } from './chosen-days-form';
import { DaysPanel } from './days-panel';
import { ExportAnalytics } from './export-analytics';
import { messages, periodMessages as words } from './messages';
import { PeriodCells } from './period-cells';
import { StoreFilter } from './store-filter';
import { useAnalytics } from './use-analytics';
import { useAnalyticsAddress } from './use-analytics-address';

const gap = { base: '16px', md: '24px' };
const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12px 24px',
    padding: { base: '16px', md: '16px 24px' },
    borderTopWidth: '1px',
    _print: { display: 'none' },
    // Level with the fields, whose labels stand above them.
    '& > fieldset': { marginTop: { md: 'calc(1.25rem + 4px)' } },
  },
});

/** What was made when, where and how, and how far visitors came; every number with the way it comes about. */
export function AnalyticsPage() {
  const intl = useIntl();
  const word = intl.formatMessage;
  const address = useAnalyticsAddress();
  const { basis, period, days, compare, store } = address;
  const { data, error, isFetching, refetch } = useAnalytics({ basis, period, days, compare, store });
  const stores = useAllStores().data ?? [];
  const figures = useMemo(() => ({ basis, store }), [basis, store]);
  const chosenStore = stores.find(({ store_uid }) => store_uid === store);
  // Until chosen days have arrived, what was there before is shown.
  const name = days !== null && data?.chosen ? 'chosen' : period;
  const shown = data?.[name];

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        crumbs={[{ label: chosenStore?.name ?? word(messages.allStores) }]}
        actions={
          <>
            <StoreFilter stores={stores} value={store} onChange={address.setStore} />
            <Segments
              label={word(messages.basis)}
              value={basis}
              onChange={address.setBasis}
              options={(['created', 'signed', 'paid'] as const).map((value) => ({
                value,
                label: word(messages[value]),
              }))}
            />
            <ExportAnalytics basis={basis} period={period} days={days} compare={compare} store={store} />
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
      ) : data && shown ? (
        <Stack gap={gap} aria-busy={isFetching}>
          {chosenStore && <PrintOnly>{chosenStore.name}</PrintOnly>}
          <Panel bare>
            <PeriodCells analytics={data} value={name} onChange={address.setPeriod} />
            <Choices>
              <ChosenDaysForm days={days} onChoose={address.setDays} />
              <Segments
                label={word(words.comparison)}
                value={compare}
                onChange={address.setCompare}
                options={analyticsComparisons.map((value) => ({ value, label: word(words[value]) }))}
              />
            </Choices>
            <ComparisonLine period={shown} figures={figures} />
          </Panel>
          <DaysPanel
            period={shown}
            name={name}
            figures={figures}
            grouping={address.grouping}
            onGrouping={address.setGrouping}
          />
          <PageGrid columns="halves" css={panelsOnPaper}>
            {analyticsSplits.map((split) => (
              <SplitPanel key={split} analytics={data} name={split} figures={figures} period={shown} />
            ))}
          </PageGrid>
          <FunnelPanel analytics={data} store={store} period={shown} />
        </Stack>
      ) : (
        <AnalyticsSkeleton />
      )}
    </>
  );
}

interface ComparisonLineProps {
  period: AnalyticsPeriod;
  figures: Figures;
}

/** What the chosen period is compared with, and how the figures come about. */
function ComparisonLine({ period, figures }: ComparisonLineProps) {
  const days = useStretchBefore()(period);
  return (
    <FormulaLine name={<FormattedMessage {...words.comparison} />}>
      <BaseOfChange period={period} days={days} listOf={(listed) => contractsBehind(figures, listed)} />
      {'. '}
      <FormattedMessage {...words.formula} values={{ basis: figures.basis }} />{' '}
      <TextLink to={contractsOfPeriod(figures, period)}>
        <FormattedMessage {...words.contracts} values={{ count: period.count }} />
      </TextLink>
      {period.deleted.count > 0 && '. '}
      <DeletedSince period={period} />
    </FormulaLine>
  );
}

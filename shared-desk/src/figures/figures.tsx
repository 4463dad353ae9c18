import { useMemo } from 'react';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { useQuery } from 'shared-ui/query';
import { useDesk } from '../common/desk/desk-provider';
import { monthBars, weekBars } from './bar-days';
import { periodMessages as words } from './period.messages';
import { PeriodPanel } from './period-panel';

/** This week and this month, each against the one before. */
export function Figures() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useAnalytics();
  const week = useMemo(() => data && weekBars(data.weekly.series, data.weekly.before.series, intl), [data, intl]);
  const month = useMemo(() => data && monthBars(data.monthly.series), [data]);

  if (data && week && month) {
    return (
      <>
        <PeriodPanel title={words.week} formula={words.weekFormula} now={data.weekly} days={week} compared />
        <PeriodPanel title={words.month} formula={words.monthFormula} now={data.monthly} days={month} />
      </>
    );
  }
  return (
    <Panel title={<FormattedMessage {...words.week} />} bare={error !== null}>
      {error ? (
        <QueryFailure
          title={<FormattedMessage {...words.failed} />}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={intl.formatMessage(words.week)}>
          <Skeleton height={40} width={160} />
          <Skeleton height={28} width={160} />
          <Skeleton height={92} />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

/** How many contracts were made this week and month, and what they come to, of the chosen dealer or of all. */
function useAnalytics() {
  const { calls, keys, work } = useDesk();
  const query = work.store === null ? {} : { store_uid: work.store.store_uid };
  return useQuery({
    queryKey: [...keys.lists, 'analytics', query],
    queryFn: async ({ signal }) => (await calls.getAnalytics({ query }, { signal, quiet: true })).data,
    enabled: work.ready,
  });
}

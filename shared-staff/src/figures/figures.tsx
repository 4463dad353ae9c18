import { useMemo } from 'react';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { monthBars, weekBars } from './bar-days';
import { periodMessages as words } from './period.messages';
import { PeriodPanel } from './period-panel';
import { useOwnAnalytics } from './use-own-analytics';

/** This week and this month, each against the one before. */
export function Figures() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useOwnAnalytics();
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
  if (error)
    return (
      <Panel title={<FormattedMessage {...words.week} />} bare>
        <QueryFailure
          title={<FormattedMessage {...words.failed} />}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      </Panel>
    );
  return [words.week, words.month].map((title) => (
    <Panel key={title.id} title={<FormattedMessage {...title} />}>
      <SkeletonGroup label={intl.formatMessage(title)}>
        <Skeleton height={40} width={160} />
        <Skeleton height={28} width={160} />
        <Skeleton height={92} />
        <Skeleton height={104} />
      </SkeletonGroup>
    </Panel>
  ));
}

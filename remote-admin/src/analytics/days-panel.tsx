import { useMemo, useState } from 'react';
import type { Analytics } from 'shared-api/entities';
import { sameDays } from 'shared-desk/figures';
import { Stack } from 'shared-ui';
import { formatDate, formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { BarKey, DayChart, FigureTable, Segments, shortSpan } from 'shared-ui/work';
import { chartDays, type Measure } from './chart-days';
import { ChartSwitch, type Shown } from './chart-switch';
import { comparedPeriod } from './compared-period';
import { messages, dayMessages as words } from './messages';
import { periodSpan } from './period-span';
import type { Period } from './use-analytics-address';

interface DaysPanelProps {
  analytics: Analytics;
  period: Period;
}

/** The chosen period day by day, beside the same days of the one before. */
export function DaysPanel({ analytics, period }: DaysPanelProps) {
  const intl = useIntl();
  const [measure, setMeasure] = useState<Measure>('count');
  const [shown, setShown] = useState<Shown>('chart');
  const { series } = analytics[period];
  const before = comparedPeriod(analytics, period)?.series ?? null;
  const past = before && sameDays(before, series);
  const isOver = before === null;
  const week = period === 'weekly' || period === 'last_week';
  const days = useMemo(
    () => chartDays(series, before, { measure, isOver, week }, intl),
    [series, before, measure, isOver, week, intl],
  );
  const label = intl.formatMessage(words.bars, { what: measure });
  const word = intl.formatMessage;

  return (
    <Panel
      bare
      title={<FormattedMessage {...words.title} />}
      meta={
        past && (
          <BarKey
            now={periodSpan(analytics[period], intl)}
            before={word(words.sameDaysOf, { days: shortSpan(past.from, past.to, intl) })}
          />
        )
      }
      aside={
        <Stack direction="row" gap="8px">
          {shown === 'chart' && (
            <Segments
              label={word(words.measure)}
              value={measure}
              onChange={setMeasure}
              options={[
                { value: 'count', label: word(messages.contracts) },
                { value: 'price', label: word(messages.amount) },
              ]}
            />
          )}
          <ChartSwitch value={shown} onChange={setShown} />
        </Stack>
      }
    >
      {shown === 'chart' ? (
        <DayChart
          label={label}
          chooserLabel={word(words.day)}
          days={days}
          write={(value) => (measure === 'count' ? formatNumber(value) : formatMoney(value).replace(/,00/, ''))}
          hint={<FormattedMessage {...words.hint} />}
        />
      ) : (
        <FigureTable
          label={label}
          heads={[
            word(words.day),
            word(messages.contracts),
            word(messages.amount),
            ...(before ? [word(words.before), word(words.amountBefore)] : []),
          ]}
          rows={series.map((day, place) => {
            const past = before?.[place];
            const own = [formatDate(day.date), formatNumber(day.count), formatMoney(day.price)] as const;
            return {
              key: day.date,
              cells: before ? [...own, formatNumber(past?.count ?? 0), formatMoney(past?.price ?? 0)] : own,
            };
          })}
        />
      )}
    </Panel>
  );
}

import { useCallback, useMemo, useState } from 'react';
import type { Analytics } from 'shared-api/entities';
import { stretchBefore } from 'shared-staff/figures';
import { Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatDate, formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { BarKey, DayChart, FigureLink, FigureTable, Segments } from 'shared-ui/work';
import { ChartSwitch, type Shown } from '../common/figures/chart-switch';
import { contractsBehind, type Figures } from '../common/figures/contracts-behind';
import { messages } from '../common/figures/messages';
import type { Period } from '../common/figures/period-names';
import { periodSpan } from '../common/figures/period-span';
import { chartDays, type Measure } from './chart-days';
import { dayMessages as words } from './messages';

interface DaysPanelProps {
  analytics: Analytics;
  figures: Figures;
  period: Period;
}

/** The chosen period day by day, beside the same days of the one before. */
export function DaysPanel({ analytics, figures, period }: DaysPanelProps) {
  const intl = useIntl();
  const [measure, setMeasure] = useState<Measure>('count');
  const [shown, setShown] = useState<Shown>('chart');
  const { series } = analytics[period];
  const before = analytics[period].before.series;
  const isOver = period === 'last_week' || period === 'last_month';
  const week = period === 'weekly' || period === 'last_week';
  const listOf = useCallback((date: string) => contractsBehind(figures, { from: date, to: date }), [figures]);
  const days = useMemo(
    () => chartDays(series, before, { measure, isOver, week, listOf }, intl),
    [series, before, measure, isOver, week, listOf, intl],
  );
  const label = intl.formatMessage(words.bars, { what: measure });
  const word = intl.formatMessage;

  return (
    <Panel
      bare
      title={<FormattedMessage {...words.title} />}
      meta={<BarKey now={periodSpan(analytics[period], intl)} before={stretchBefore(analytics[period], intl)} />}
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
            word(words.before),
            word(words.amountBefore),
          ]}
          rows={series.map((day, place) => {
            const past = before[place];
            return {
              key: day.date,
              cells: [
                formatDate(day.date),
                <FigureLink key="count" to={listOf(day.date)}>
                  {formatNumber(day.count)}
                </FigureLink>,
                formatMoney(day.price),
                formatNumber(past?.count ?? 0),
                formatMoney(past?.price ?? 0),
              ],
            };
          })}
        />
      )}
    </Panel>
  );
}

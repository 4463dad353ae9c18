import { useCallback, useMemo, useState } from 'react';
import type { AnalyticsPeriod } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { useStretchBefore } from 'shared-staff/figures';
import { chakra } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatMoney, formatNumber, romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { BarKey, DayChart, Segments } from 'shared-ui/work';
import { ChartSwitch, type Shown } from '../common/figures/chart-switch';
import { contractsBehind, type Figures } from '../common/figures/contracts-behind';
import { messages } from '../common/figures/messages';
import type { Period } from '../common/figures/period-names';
import { usePeriodSpan } from '../common/figures/period-span';
import { barsOf, type Days, type Grouping, groupingsOf, usualGrouping } from './bars';
import { BarsTable } from './bars-table';
import { ChartChoices } from './chart-choices';
import { chartDays, type Measure } from './chart-days';
import { dayMessages as words } from './messages';

interface DaysPanelProps {
  period: AnalyticsPeriod;
  name: Period | 'chosen';
  figures: Figures;
  /** What a bar is to stand for, where somebody said so. */
  grouping: Grouping | undefined;
  onGrouping(grouping: Grouping): void;
}

const wholes = { weekly: 'week', last_week: 'week', monthly: 'month', last_month: 'month', chosen: null } as const;

/** The chosen period by day, week or month, beside the same stretch of what it is compared with. */
export function DaysPanel({ period, name, figures, grouping, onGrouping }: DaysPanelProps) {
  const intl = useIntl();
  const word = intl.formatMessage;
  const spanOf = usePeriodSpan();
  const stretchOf = useStretchBefore();
  const today = romeDay(new Date(useHost().now()).toISOString());
  const [measure, setMeasure] = useState<Measure>('count');
  const [shown, setShown] = useState<Shown>('chart');
  const offered = groupingsOf(period.series.length);
  const by = offered.find((each) => each === grouping) ?? usualGrouping(period.series.length);
  const naming = useMemo(() => ({ by, withYear: isOfOtherYears(period, today) }), [by, period, today]);
  const bars = useMemo(() => barsOf(period, by), [period, by]);
  const isOver = (bars.at(-1)?.to ?? '') < today;
  const listOf = useCallback((days: Days) => contractsBehind(figures, days), [figures]);
  const days = useMemo(() => {
    const whole = by === 'day' ? wholes[name] : null;
    return chartDays(bars, { ...naming, measure, isOver, whole, listOf }, intl);
  }, [bars, naming, by, measure, isOver, name, listOf, intl]);
  const label = word(words.bars, { what: measure, by });

  return (
    <Panel
      bare
      title={
        <chakra.span whiteSpace="nowrap">
          <FormattedMessage {...words.title} values={{ by }} />
        </chakra.span>
      }
      meta={<BarKey now={spanOf(period)} before={stretchOf(period)} />}
      aside={
        <ChartChoices>
          {offered.length > 1 && (
            <Segments
              label={word(words.grouping)}
              value={by}
              onChange={onGrouping}
              options={offered.map((value) => ({ value, label: word(words[value]) }))}
            />
          )}
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
        </ChartChoices>
      }
    >
      {shown === 'chart' ? (
        <DayChart
          label={label}
          chooserLabel={word(words.bar, { by })}
          days={days}
          write={(value) => (measure === 'count' ? formatNumber(value) : formatMoney(value).replace(/,00/, ''))}
          hint={<FormattedMessage {...words.hint} values={{ by }} />}
        />
      ) : (
        <BarsTable label={label} bars={bars} naming={naming} listOf={listOf} />
      )}
    </Panel>
  );
}

/** Whether days are of more than one year, or of another than this. */
function isOfOtherYears({ series, before }: AnalyticsPeriod, today: string): boolean {
  const ends = [series[0], series.at(-1), before.series[0], before.series.at(-1)];
  return ends.some((day) => day !== undefined && day.date.slice(0, 4) !== today.slice(0, 4));
}

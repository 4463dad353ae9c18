import { parseMoney } from 'shared-api/domain';
import { type Analytics, analyticsPeriods } from 'shared-api/entities';
import { formatDay, type Text, t } from '../../../platform/i18n';
import { analyticsMessages as texts } from './analytics.messages';
import type { PeriodName } from './periods.rules';

/** A period that a table names: one of the four, or the days that were asked for. */
export type ShownPeriod = PeriodName | 'chosen';

/** One number of the analytics as a line of a table. */
export interface AnalyticsRow {
  /** Which table or chart of the page it stands in. */
  readonly part: 'period' | 'series' | 'status' | 'store' | 'type' | 'utm_source' | 'funnel' | 'desk';
  readonly period: ShownPeriod;
  readonly key: string | null;
  readonly label: string;
  readonly count: number;
  /** Cents; null where only people are counted. */
  readonly cents: number | null;
}

/** What the table or chart of a line is called. */
export const partNames: Readonly<Record<AnalyticsRow['part'], Text>> = {
  period: texts.partPeriod,
  series: texts.partSeries,
  status: texts.partStatus,
  store: texts.partStore,
  type: texts.partType,
  utm_source: texts.partSource,
  funnel: texts.partFunnel,
  desk: texts.partDesk,
};

export const periodNames: Readonly<Record<ShownPeriod, Text>> = {
  weekly: texts.weekly,
  last_week: texts.lastWeek,
  monthly: texts.monthly,
  last_month: texts.lastMonth,
  chosen: texts.chosen,
};

const stepNames: Readonly<Record<Analytics['funnel'][number]['step'], Text>> = {
  search: texts.search,
  packages: texts.packages,
  store: texts.store,
  confirm: texts.confirm,
  code: texts.code,
  signed: texts.signed,
  paid: texts.paid,
};

const deskNames: Readonly<Record<keyof Analytics['desk'], Text>> = {
  created: texts.deskCreated,
  signed: texts.deskSigned,
  paid: texts.deskPaid,
};

/** The analytics as a page shows them: the four periods and chosen days, then days, splits, funnel and desk of the one. */
export function analyticsRows(analytics: Analytics, name: PeriodName): readonly AnalyticsRow[] {
  const period = analytics.chosen === undefined ? name : 'chosen';
  const periods = ([...analyticsPeriods, 'chosen'] as const).flatMap((each) => {
    const figures = analytics[each];
    return figures ? [row('period', each, { key: each, label: t(periodNames[each]), ...figures })] : [];
  });
  const days = (analytics[period]?.series ?? []).map(({ date, ...sums }) =>
    row('series', period, { key: date, label: formatDay(date), ...sums }),
  );
  const splits = (['status', 'store', 'type', 'utm_source'] as const).flatMap((split) =>
    analytics.splits[split].map((share) => row(split, period, share)),
  );
  const funnel = analytics.funnel.map(({ step, count }) =>
    row('funnel', period, { key: step, label: t(stepNames[step]), count }),
  );
  const desk = (['created', 'signed', 'paid'] as const).map((key) =>
    row('desk', period, { key, label: t(deskNames[key]), count: analytics.desk[key] }),
  );
  return [...periods, ...days, ...splits, ...funnel, ...desk];
}

interface Figure {
  readonly key: string | null;
  readonly label: string;
  readonly count: number;
  readonly price?: string;
}

function row(part: AnalyticsRow['part'], period: ShownPeriod, { key, label, count, price }: Figure): AnalyticsRow {
  return { part, period, key, label, count, cents: price === undefined ? null : parseMoney(price) };
}

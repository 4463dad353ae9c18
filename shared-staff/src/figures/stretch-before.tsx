import type { AnalyticsPeriod } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { TextLink } from 'shared-ui';
import { formatMoney, formatNumber, formatPercent, formatTime, romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Change, shortSpan } from 'shared-ui/work';
import { periodMessages as words } from './period.messages';

/** From here on a percentage says less than the two numbers. */
const mostPercent = 1_000;

interface PeriodChangeProps {
  period: AnalyticsPeriod;
  of: 'count' | 'price';
}

/** A period's change in percent; one of four digits as "8 → 65". */
export function PeriodChange({ period, of }: PeriodChangeProps) {
  const value = period.change[of];
  if (value === null || Math.abs(value) < mostPercent)
    return <Change value={value} text={value === null ? '' : formatPercent(Math.abs(value), 1)} />;
  const write = (figure: AnalyticsPeriod | AnalyticsPeriod['before']) =>
    of === 'count' ? formatNumber(figure.count) : formatMoney(figure.price);
  return <Change value={value} text={`${write(period.before)} → ${write(period)}`} />;
}

/**
 * How the days are written that a period is compared with: "1–21 ott", where the last is not whole "1–21 ott fino alle
 * 10:42", and with their year where it is not this one.
 */
export function useStretchBefore(): (period: AnalyticsPeriod) => string {
  const intl = useIntl();
  const { now } = useHost();
  const thisYear = romeDay(new Date(now()).toISOString()).slice(0, 4);
  return ({ before }) => {
    const first = before.series[0]?.date ?? romeDay(before.from);
    const last = before.series.at(-1)?.date ?? first;
    const withYear = [first, last].some((day) => day.slice(0, 4) !== thisYear);
    const days = shortSpan(first, last, intl, { withYear });
    return isWhole(before, last) ? days : intl.formatMessage(words.until, { days, time: formatTime(before.to) });
  };
}

/** Whether a stretch holds all of its last day: it ends at the midnight after it then. */
const isWhole = (before: AnalyticsPeriod['before'], last: string) => romeDay(before.to) !== last;

interface BaseOfChangeProps {
  period: AnalyticsPeriod;
  days: string;
  /** The list of the contracts of some days. A stretch that ends at an hour has none: lists are of whole days. */
  listOf?(days: { from: string; to: string }): string;
}

/** What a period is compared with, in words: exactly the base of its change. */
export function BaseOfChange({ period: { before }, days, listOf }: BaseOfChangeProps) {
  const [from, to] = [before.series[0]?.date, before.series.at(-1)?.date];
  const list = listOf && from && to && isWhole(before, to) ? listOf({ from, to }) : undefined;
  return (
    <FormattedMessage
      {...words.before}
      values={{
        days,
        count: before.count,
        sum: formatMoney(before.price),
        list: (chunks) => (list === undefined ? chunks : <TextLink to={list}>{chunks}</TextLink>),
      }}
    />
  );
}

/** How many of a period's contracts are deleted by now, in words; nothing where none is. */
export function DeletedSince({ period }: { period: AnalyticsPeriod }) {
  const { count } = period.deleted;
  return count === 0 ? null : <FormattedMessage {...words.deleted} values={{ count }} />;
}

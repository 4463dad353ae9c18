import type { AnalyticsPeriod } from 'shared-api/entities';
import { formatMoney, formatNumber, formatPercent, formatTime, romeDay } from 'shared-ui/format';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
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
 * The days that a period is compared with: "1–21 ott", where the last is not whole "1–21 ott fino alle 10:42", and with
 * their year where it is another one.
 */
export function stretchBefore({ from, before }: AnalyticsPeriod, intl: IntlShape): string {
  const first = before.series[0]?.date ?? romeDay(before.from);
  const last = before.series.at(-1)?.date ?? first;
  const days = shortSpan(first, last, intl, { withYear: first.slice(0, 4) !== romeDay(from).slice(0, 4) });
  const isWhole = romeDay(before.to) !== last;
  return isWhole ? days : intl.formatMessage(words.until, { days, time: formatTime(before.to) });
}

/** What a period is compared with, in words: exactly the base of its change. */
export function BaseOfChange({ period, days }: { period: AnalyticsPeriod; days: string }) {
  const { count, price } = period.before;
  return <FormattedMessage {...words.before} values={{ days, count, sum: formatMoney(price) }} />;
}

/** How many of a period's contracts are deleted by now, in words; nothing where none is. */
export function DeletedSince({ period }: { period: AnalyticsPeriod }) {
  const { count } = period.deleted;
  return count === 0 ? null : <FormattedMessage {...words.deleted} values={{ count }} />;
}

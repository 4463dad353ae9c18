import { parseMoney } from 'shared-api/domain';
import type { IntlShape } from 'shared-ui/intl';
import type { Option } from '../../field';
import { formatDate, formatMoney, formatNumber, isDay, withUnit } from '../../format';
import { toMoneyText } from '../fields/money-text';
import type { FilterField } from './filter-field';
import { messages } from './messages';
import { moneyRangeOf, rangeOf } from './ranges';

function describeDates(value: string, intl: IntlShape): string {
  const [from, to] = rangeOf(value).map((day) => (isDay(day) ? formatDate(day) : day));
  if (from && to) return intl.formatMessage(messages.between, { from, to });
  return from ? intl.formatMessage(messages.since, { from }) : intl.formatMessage(messages.until, { to });
}

/** @param bare an end before another one @param whole one that stands alone or last */
function describeRange(
  [from, to]: readonly [string, string],
  { bare, whole }: Record<'bare' | 'whole', (end: string) => string>,
  intl: IntlShape,
): string {
  if (from && to) return intl.formatMessage(messages.between, { from: bare(from), to: whole(to) });
  return from
    ? intl.formatMessage(messages.atLeast, { from: whole(from) })
    : intl.formatMessage(messages.atMost, { to: whole(to) });
}

function describeNumbers(value: string, unit: string | undefined, intl: IntlShape): string {
  const bare = (end: string) => formatNumber(Number(end));
  const whole = (end: string) => (unit ? withUnit(Number(end), unit) : bare(end));
  return describeRange(rangeOf(value), { bare, whole }, intl);
}

function describeMoney(value: string, intl: IntlShape): string {
  const whole = (end: string) => (parseMoney(end) === null ? end : formatMoney(end));
  return describeRange(moneyRangeOf(value), { bare: toMoneyText, whole }, intl);
}

/** So many choices are told by their names. */
const mostNamed = 2;

/** What there is to choose from comes from the server, and may still be on its way. */
function describeChoice(
  options: readonly Option[],
  value: string,
  intl: IntlShape,
  coming = options.length === 0,
): string {
  const named = options.find((option) => option.value === value)?.label;
  if (named !== undefined) return named;
  const chosen = value.split(',').map((one) => options.find((option) => option.value === one)?.label);
  const count = chosen.length;
  const all = options.length;
  const names = chosen.filter((label) => label !== undefined);
  if (count > 1 && count <= mostNamed && names.length === count) return intl.formatList(names);
  if (count > 1) return intl.formatMessage(all < count ? messages.several : messages.some, { count, all });
  return coming ? '…' : intl.formatMessage(messages.unlisted);
}

/** A filter's value in a few words, for its chip: "Carta", "Carta e Bonifico", "3 di 6", "dal 01/01/2026". */
export function describeFilter(filter: FilterField, value: string, intl: IntlShape): string {
  switch (filter.kind) {
    case 'choice':
      return describeChoice(filter.options, value, intl, filter.coming);
    case 'multi':
      return describeChoice(filter.options, value, intl);
    case 'text':
      return value === '=' ? intl.formatMessage(messages.none) : value.replace(/^=/, '');
    case 'dates':
      return describeDates(value, intl);
    case 'numbers':
      return describeNumbers(value, filter.unit, intl);
    case 'money':
      return describeMoney(value, intl);
    case 'yesNo':
      return value === 'true'
        ? (filter.yes ?? intl.formatMessage(messages.yes))
        : (filter.no ?? intl.formatMessage(messages.no));
  }
}

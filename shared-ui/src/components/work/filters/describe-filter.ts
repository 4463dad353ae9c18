import type { IntlShape } from 'shared-ui/intl';
import type { Option } from '../../field';
import { formatDate, formatNumber, isDay, withUnit } from '../../format';
import type { FilterField } from './filter-field';
import { messages } from './messages';
import { rangeOf } from './ranges';

function describeDates(value: string, intl: IntlShape): string {
  const [from, to] = rangeOf(value).map((day) => (isDay(day) ? formatDate(day) : day));
  if (from && to) return intl.formatMessage(messages.between, { from, to });
  return from ? intl.formatMessage(messages.since, { from }) : intl.formatMessage(messages.until, { to });
}

function describeNumbers(value: string, unit: string | undefined, intl: IntlShape): string {
  const write = (text: string) => (unit ? withUnit(Number(text), unit) : formatNumber(Number(text)));
  const [from, to] = rangeOf(value);
  if (from && to) return intl.formatMessage(messages.between, { from: formatNumber(Number(from)), to: write(to) });
  return from
    ? intl.formatMessage(messages.atLeast, { from: write(from) })
    : intl.formatMessage(messages.atMost, { to: write(to) });
}

/** What there is to choose from comes from the server, and may still be on its way. */
function describeChoice(options: readonly Option[], value: string, intl: IntlShape): string {
  const named = options.find((option) => option.value === value)?.label;
  if (named !== undefined) return named;
  const { length: count } = value.split(',');
  const all = options.length;
  if (count > 1) return intl.formatMessage(all < count ? messages.several : messages.some, { count, all });
  return all === 0 ? '…' : value;
}

/** A filter's value in a few words, for its chip: "Carta", "2 di 4", "dal 01/01/2026". */
export function describeFilter(filter: FilterField, value: string, intl: IntlShape): string {
  switch (filter.kind) {
    case 'choice':
    case 'multi':
      return describeChoice(filter.options, value, intl);
    case 'text':
      return value === '=' ? intl.formatMessage(messages.none) : value.replace(/^=/, '');
    case 'dates':
      return describeDates(value, intl);
    case 'numbers':
      return describeNumbers(value, filter.unit, intl);
    case 'yesNo':
      return value === 'true'
        ? (filter.yes ?? intl.formatMessage(messages.yes))
        : (filter.no ?? intl.formatMessage(messages.no));
  }
}

import { formatMoney, formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/** A value of the audit for people: amounts in euro, yes and no, lists in one line. */
export function valueText(value: unknown, field: string, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
  if (typeof value === 'number')
    return field.endsWith('_cents') ? formatMoney((value / 100).toFixed(2)) : formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.length === 0 ? '–' : intl.formatList(value.map((item) => valueText(item, '', intl)));
  return JSON.stringify(value);
}

import { fuelNames } from 'shared-api/messages';
import { formatDate, formatMoney, formatNumber, formatPercent, isDay, parseWhole } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { RecordField } from 'shared-ui/work';
import { linesMessages } from '../lines/lines.messages';
import { fieldMessages, messages } from './messages';
import { type CoverName, flagNames, type ListName, linesOf, numberNames, type PackageValues } from './package-values';

const amount = /^\d+\.\d{2}$/;
const money = (text: string) => (amount.test(text) ? formatMoney(text) : text);
const percent = (text: string) => (amount.test(text) ? formatPercent(text) : text);
const day = (text: string) => (isDay(text) ? formatDate(text) : text);

/** However its thousands were typed. */
function number(text: string): string {
  const value = parseWhole(text);
  return value === null ? text.trim() : formatNumber(value);
}

/** The fields of a package in the order of the page, as texts to read and compare. */
export function recordFields(intl: IntlShape): RecordField<PackageValues>[] {
  const label = (name: keyof typeof fieldMessages) => intl.formatMessage(fieldMessages[name]);
  const list = (name: CoverName | ListName): RecordField<PackageValues> => ({
    name,
    label: label(name),
    read: ({ [name]: lines }) =>
      lines === null ? intl.formatMessage(linesMessages.asType) : linesOf(lines).join('; '),
  });
  return [
    { name: 'sku', label: label('sku'), read: ({ sku }) => sku.trim() },
    { name: 'title', label: label('title'), read: ({ title }) => title.trim() },
    { name: 'excerpt', label: label('excerpt'), read: ({ excerpt }) => excerpt.trim() },
    list('included'),
    list('excluded'),
    { name: 'price', label: label('price'), read: ({ price }) => money(price) },
    { name: 'iva_rate', label: label('iva_rate'), read: ({ iva_rate }) => percent(iva_rate) },
    {
      name: 'discount_type',
      label: label('discount_type'),
      read: ({ discount_type }) => intl.formatMessage(messages[discount_type]),
    },
    {
      name: 'discount_amount',
      label: label('discount_amount'),
      read: ({ discount_amount, discount_type }) =>
        discount_type === 'percentage' ? percent(discount_amount) : money(discount_amount),
    },
    ...numberNames.map((name) => ({
      name,
      label: label(name),
      read: (values: PackageValues) => number(values[name]),
    })),
    list('models'),
    {
      name: 'fuels',
      label: label('fuels'),
      read: ({ fuels }) => intl.formatList(fuels.toSorted().map((fuel) => intl.formatMessage(fuelNames[fuel]))),
    },
    ...flagNames.map((name) => ({
      name,
      label: label(name),
      read: (values: PackageValues) => intl.formatMessage(values[name] ? messages.yes : messages.no),
    })),
    { name: 'visible_at', label: label('visible_at'), read: ({ visible_at }) => day(visible_at) },
    { name: 'expire_at', label: label('expire_at'), read: ({ expire_at }) => day(expire_at) },
  ];
}

import type { IntlShape } from 'shared-ui/intl';
import type { ImportField } from '../../common/import';
import { fieldMessages } from '../package/field.messages';
import { messages } from './messages';

type FieldName = keyof typeof fieldMessages;

const kinds: Partial<Record<FieldName, Pick<ImportField, 'kind' | 'unit'>>> = {
  price: { kind: 'money' },
  iva_rate: { kind: 'percent' },
  discount_amount: { kind: 'number' },
  mantenance_number: { kind: 'number' },
  mantenance_duration: { kind: 'number', unit: 'mesi' },
  mantenance_km: { kind: 'number', unit: 'km' },
  max_age_months: { kind: 'number', unit: 'mesi' },
  max_km: { kind: 'number', unit: 'km' },
};

const names: readonly FieldName[] = [
  'sku',
  'type',
  'title',
  'excerpt',
  'included',
  'excluded',
  'price',
  'iva_rate',
  'discount_type',
  'discount_amount',
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
  'models',
  'fuels',
  'max_age_months',
  'max_km',
  'active',
  'online_enabled',
  'visible',
  'visible_at',
  'expire_at',
];

function importField(intl: IntlShape, field: FieldName): ImportField {
  return { field, label: intl.formatMessage(fieldMessages[field]), ...kinds[field] };
}

/** The fields of a package that a file can fill, in the order of the form. */
export function packageImportFields(intl: IntlShape): readonly ImportField[] {
  return names.map((field) => importField(intl, field));
}

/** What a new package is told by, the total first: who approves a price list looks for it. */
export function packageFacts(intl: IntlShape): readonly ImportField[] {
  const total = { field: 'total', label: intl.formatMessage(messages.total), kind: 'money' } as const;
  const others = (['type', 'mantenance_number', 'mantenance_duration', 'mantenance_km'] as const).map((field) =>
    importField(intl, field),
  );
  return [total, ...others];
}

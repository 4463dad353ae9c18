import type { FileContent } from '../../../platform/http';
import { headingOf } from '../../../platform/import';
import {
  flagColumn,
  instantColumn,
  moneyColumn,
  numberColumn,
  type SheetColumn,
  type SheetFormat,
  spreadsheetFile,
  textColumn,
} from '../../../platform/spreadsheet';
import type { Package } from '../package.types';
import { discountTypeColumn, headings } from './package-shape';

type Unstated =
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'version'
  | 'sort_key'
  | 'search'
  | 'included_of_type'
  | 'excluded_of_type';
type Example = Omit<Package, Unstated>;

const texts = (heading: 'included' | 'excluded' | 'models' | 'fuels') =>
  textColumn<Example>(heading, (row) => row[heading].join(', '));
const number = (heading: 'mantenance_number' | 'mantenance_duration' | 'mantenance_km' | 'max_age_months' | 'max_km') =>
  numberColumn<Example>(heading, (row) => row[heading]);
const text = (heading: 'type' | 'sku' | 'title' | 'excerpt') => textColumn<Example>(heading, (row) => row[heading]);
const flag = (heading: 'active' | 'online_enabled' | 'visible') => flagColumn<Example>(heading, (row) => row[heading]);

/** The fields of an import, each written as an export writes it. */
const fields: readonly SheetColumn<Example>[] = [
  text('type'),
  text('sku'),
  text('title'),
  text('excerpt'),
  texts('included'),
  texts('excluded'),
  moneyColumn('price', (row) => row.price_cents),
  moneyColumn('iva_rate', (row) => row.iva_basis_points),
  moneyColumn('discount_amount', (row) => row.discount_hundredths),
  textColumn('discount_type', (row) => discountTypeColumn.show(row.discount_type)),
  number('mantenance_number'),
  number('mantenance_duration'),
  number('mantenance_km'),
  texts('models'),
  texts('fuels'),
  number('max_age_months'),
  number('max_km'),
  flag('active'),
  flag('online_enabled'),
  flag('visible'),
  instantColumn('visible_at', (row) => row.visible_at),
  instantColumn('expire_at', (row) => row.expire_at),
];

/** Headed as a price list is, in words that the import knows. */
const columns = fields.map((column) => ({ ...column, heading: headingOf(column.heading, headings) }));

/**
 * A file to fill in: the headings and two packages as an example, of a type that is there. Nobody can buy them, should
 * they be imported with the rest.
 */
export function importTemplate(type: string, format: SheetFormat, at: Date): FileContent {
  const rows = examples(type, at);
  return spreadsheetFile({ format, name: 'pacchetti-modello', columns, pages: [rows], rows: rows.length, at });
}

function examples(type: string, at: Date): Example[] {
  const plain: Example = {
    type,
    sku: 'ESEMPIO-24',
    title: 'Esempio 24',
    excerpt: 'Due tagliandi, ricambi compresi.',
    included: ['Due tagliandi', 'Filtri e liquidi'],
    excluded: ['Pneumatici'],
    price_cents: 40_000,
    iva_basis_points: 2_200,
    discount_type: null,
    discount_hundredths: null,
    mantenance_number: 2,
    mantenance_duration: 24,
    mantenance_km: 40_000,
    models: [],
    fuels: [],
    max_age_months: null,
    max_km: null,
    active: false,
    online_enabled: false,
    visible: true,
    visible_at: null,
    expire_at: null,
  };
  return [
    plain,
    {
      ...plain,
      sku: 'ESEMPIO-36',
      title: 'Esempio 36',
      excerpt: 'Tre tagliandi, ricambi compresi.',
      included: ['Tre tagliandi', 'Filtri e liquidi'],
      price_cents: 60_000,
      discount_type: 'percentage',
      discount_hundredths: 1_000,
      mantenance_number: 3,
      mantenance_duration: 36,
      mantenance_km: 60_000,
      models: ['Fiat Panda', 'Fiat 500'],
      fuels: ['benzina', 'ibrida'],
      max_age_months: 48,
      max_km: 120_000,
      visible_at: at,
    },
  ];
}

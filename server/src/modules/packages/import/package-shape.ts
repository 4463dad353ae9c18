import { carFuels, formatMoney } from 'shared-api/domain';
import { type NewPackage, newPackage, type PackageFields, packageFields } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import {
  choiceColumn,
  choicesColumn,
  flagColumn,
  fromInstantColumn,
  type ImportColumn,
  type ImportShape,
  listColumn,
  moneyColumn,
  nullableDiscountColumn,
  nullableWholeColumn,
  optionalTextColumn,
  percentageColumn,
  showWhole,
  textColumn,
  untilInstantColumn,
  wholeColumn,
} from '../../../platform/import';
import { pricedBy } from '../admin/package-columns';
import { priceOf } from '../price.rules';
import { packageImportMessages } from './import.messages';

/**
 * What an import of packages reads: the API's fields, a line known by its SKU.
 * @param types the codes of the package types, to name them where one is wrong
 */
export function packageShape(types: readonly string[]): ImportShape<NewPackage, PackageFields> {
  return {
    columns: {
      type: choiceColumn(types),
      sku: textColumn,
      title: textColumn,
      excerpt: optionalTextColumn,
      included: coverColumn,
      excluded: coverColumn,
      price: moneyColumn,
      iva_rate: percentageColumn,
      discount_amount: nullableDiscountColumn,
      discount_type: discountTypeColumn,
      mantenance_number: wholeColumn(2),
      mantenance_duration: wholeColumn(24),
      mantenance_km: wholeColumn(60_000),
      models: listColumn,
      fuels: choicesColumn(carFuels, { plug_in: t(packageImportMessages.plugIn) }),
      max_age_months: nullableWholeColumn(48),
      max_km: nullableWholeColumn(120_000),
      active: flagColumn,
      online_enabled: flagColumn,
      visible: flagColumn,
      visible_at: fromInstantColumn,
      expire_at: untilInstantColumn,
    },
    key: 'sku',
    identityOf: skuKey,
    headings,
    facts: factsOf,
    name: 'title',
    newRecord: newPackage,
    changes: packageFields,
  };
}

/** In euro, a share of the price, or none. */
export const discountTypeColumn: ImportColumn = {
  ...choiceColumn(['fixed', 'percentage'], {
    fixed: t(packageImportMessages.inEuro),
    percentage: t(packageImportMessages.inPercent),
  }),
  empty: null,
};

/** A list of lines; an empty cell leaves it to the type. */
const coverColumn: ImportColumn = {
  ...listColumn,
  empty: null,
  show: (value) => (value === null ? t(packageImportMessages.linesOfType) : listColumn.show(value)),
};

/** What a line says is bought and for how much, to the total with discount and tax. */
function factsOf(record: NewPackage): Readonly<Record<string, string | null>> {
  return {
    type: record.type,
    total: moneyColumn.show(formatMoney(priceOf(pricedBy(record)).total)),
    mantenance_number: showWhole(record.mantenance_number),
    mantenance_duration: showWhole(record.mantenance_duration),
    mantenance_km: showWhole(record.mantenance_km),
  };
}

/** How Italian price lists head what we call otherwise; the template takes the first. */
export const headings = {
  sku: ['codice', 'codice articolo', 'articolo'],
  type: ['tipo', 'categoria'],
  title: ['titolo', 'nome', 'pacchetto'],
  excerpt: ['in breve', 'descrizione'],
  included: ['che cosa comprende', 'comprende', 'inclusi'],
  excluded: ['che cosa esclude', 'esclude', 'esclusi'],
  price: ['prezzo', 'prezzo netto', 'imponibile'],
  iva_rate: ['aliquota', 'iva', 'aliquota iva'],
  discount_amount: ['sconto'],
  discount_type: ['tipo di sconto', 'tipo sconto'],
  mantenance_number: ['tagliandi', 'numero di tagliandi'],
  mantenance_duration: ['durata', 'mesi'],
  mantenance_km: ['percorrenza', 'km', 'chilometri'],
  models: ['modelli', 'modello'],
  fuels: ['alimentazioni', 'alimentazione', 'carburante'],
  max_age_months: ['età massima'],
  max_km: ['km massimi', 'chilometri massimi'],
  active: ['attivo'],
  online_enabled: ['vendita online', 'in linea', 'online'],
  visible: ['visibile'],
  visible_at: ['visibile dal'],
  expire_at: ['fino al', 'visibile fino al', 'scadenza'],
} as const satisfies Partial<Record<keyof PackageFields, readonly string[]>>;

/** Two SKUs that differ in case only are one. */
export function skuKey(sku: string): string {
  return sku.toLowerCase();
}

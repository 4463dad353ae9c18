import { carFuels } from 'shared-api/domain';
import { type NewPackage, newPackage, type PackageFields, packageFields } from 'shared-api/entities';
import {
  choiceColumn,
  choicesColumn,
  flagColumn,
  fromInstantColumn,
  type ImportShape,
  listColumn,
  moneyColumn,
  nullableMoneyColumn,
  nullableWholeColumn,
  optionalTextColumn,
  percentageColumn,
  textColumn,
  untilInstantColumn,
  wholeColumn,
} from '../../../platform/import';

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
      included: listColumn,
      excluded: listColumn,
      price: moneyColumn,
      iva_rate: percentageColumn,
      discount_amount: nullableMoneyColumn,
      discount_type: { ...choiceColumn(['fixed', 'percentage']), empty: null },
      mantenance_number: wholeColumn,
      mantenance_duration: wholeColumn,
      mantenance_km: wholeColumn,
      models: listColumn,
      fuels: choicesColumn(carFuels),
      max_age_months: nullableWholeColumn,
      max_km: nullableWholeColumn,
      active: flagColumn,
      online_enabled: flagColumn,
      visible: flagColumn,
      visible_at: fromInstantColumn,
      expire_at: untilInstantColumn,
    },
    key: 'sku',
    identityOf: skuKey,
    name: 'title',
    newRecord: newPackage,
    changes: packageFields,
  };
}

/** Two SKUs that differ in case only are one. */
export function skuKey(sku: string): string {
  return sku.toLowerCase();
}

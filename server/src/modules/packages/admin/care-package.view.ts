import { formatMoney } from 'shared-api/domain';
import { type CarePackage, carePackage } from 'shared-api/entities';
import * as z from 'zod/mini';
import type { Package } from '../package.types';
import { priceOf } from '../price.rules';

/** A package as the operator sees it. */
export function carePackageOf(row: Package): CarePackage {
  return {
    id: row.id,
    type: row.type,
    sku: row.sku,
    title: row.title,
    excerpt: row.excerpt,
    included: [...row.included],
    excluded: [...row.excluded],
    included_of_type: row.included_of_type,
    excluded_of_type: row.excluded_of_type,
    price: formatMoney(row.price_cents),
    // Hundredths of a percent, written as money is: 2200 is "22.00".
    iva_rate: formatMoney(row.iva_basis_points),
    discount_amount: row.discount_hundredths === null ? null : formatMoney(row.discount_hundredths),
    discount_type: row.discount_type,
    total: formatMoney(priceOf(row).total),
    currency_symbol: '€',
    mantenance_number: row.mantenance_number,
    mantenance_duration: row.mantenance_duration,
    mantenance_km: row.mantenance_km,
    models: [...row.models],
    fuels: [...row.fuels],
    max_age_months: row.max_age_months,
    max_km: row.max_km,
    active: row.active,
    online_enabled: row.online_enabled,
    visible: row.visible,
    visible_at: row.visible_at?.toISOString() ?? null,
    expire_at: row.expire_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** A package as it was kept once; before types had lines, every package had its own. */
export const keptPackage = z.extend(carePackage, {
  included_of_type: z._default(z.boolean(), false),
  excluded_of_type: z._default(z.boolean(), false),
});

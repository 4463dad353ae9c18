import { formatMoney } from 'shared-api/domain';
import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';
import type { Picture } from '../assets';
import type { Package, PackageType } from './package.types';
import { priceOf } from './price.rules';

/** Whether a car may have a package; `eligible` is null when no car was given. */
export interface Verdict {
  readonly eligible: boolean | null;
  readonly reasons: readonly string[];
}

/** A package as a visitor sees it: net price and discount, tax, total. */
export function offeredPackage(row: Package, verdict: Verdict): OfferedPackage {
  const { price, discount, iva, total } = priceOf(row);
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    included: [...row.included],
    excluded: [...row.excluded],
    mantenance_number: row.mantenance_number,
    mantenance_duration: row.mantenance_duration,
    mantenance_km: row.mantenance_km,
    price: formatMoney(price),
    discount: formatMoney(discount),
    // Hundredths of a percent, written as money is: 2200 is "22.00".
    iva_rate: formatMoney(row.iva_basis_points),
    iva: formatMoney(iva),
    total: formatMoney(total),
    currency_symbol: '€',
    eligible: verdict.eligible,
    reasons: [...verdict.reasons],
  };
}

export function offeredPackageType(
  type: PackageType,
  thumbnail: Picture | null,
  packages: OfferedPackage[],
): OfferedPackageType {
  const { code, kind, title, excerpt, description } = type;
  return { code, kind, title, excerpt, description, thumbnail, packages };
}

import { breakDown, type Discount, type PriceBreakdown } from 'shared-api/domain';
import type { Package } from './package.types';

type Priced = Pick<Package, 'price_cents' | 'discount_type' | 'discount_hundredths' | 'iva_basis_points'>;

/** The price of a package, computed once and then frozen into the contract. */
export function priceOf(row: Priced): PriceBreakdown {
  return breakDown(row.price_cents, discountOf(row), row.iva_basis_points);
}

function discountOf(row: Priced): Discount | null {
  if (row.discount_type === null || row.discount_hundredths === null) return null;
  return row.discount_type === 'fixed'
    ? { type: 'fixed', amount: row.discount_hundredths }
    : { type: 'percentage', basisPoints: row.discount_hundredths };
}

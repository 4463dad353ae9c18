import type { PrintedPlan } from '../../documents';
import type { Package } from '../package.types';
import { priceOf } from '../price.rules';

type Needed = 'title' | 'sku' | 'price_cents' | 'iva_basis_points' | `mantenance_${'number' | 'duration' | 'km'}`;
type Optional = 'included' | 'excluded' | 'discount_type' | 'discount_hundredths' | 'active' | 'visible';

/** A package as its contracts print it, one that is only about to be written too. */
export type PrintedRow = Pick<Package, Needed> & Partial<Pick<Package, Optional>>;

/** What every contract of a package says of it. */
export function printedPlan(row: PrintedRow): PrintedPlan {
  const { discount_type = null, discount_hundredths = null } = row;
  const { price, discount, iva, total } = priceOf({ ...row, discount_type, discount_hundredths });
  return {
    package_snapshot: {
      title: row.title,
      sku: row.sku,
      included: row.included ?? [],
      excluded: row.excluded ?? [],
    },
    price_cents: price,
    discount_cents: discount,
    iva_cents: iva,
    iva_basis_points: row.iva_basis_points,
    total_cents: total,
    mantenance_number: row.mantenance_number,
    mantenance_duration: row.mantenance_duration,
    mantenance_km: row.mantenance_km,
  };
}

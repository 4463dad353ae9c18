import { parseMoney } from 'shared-api/domain';
import type { CarePackage, NewPackage, PackageFields } from 'shared-api/entities';
import type { Package } from '../package.types';

type Kept = 'id' | 'created_at' | 'updated_at' | 'deleted_at' | 'version' | 'search' | 'sort_key';
export type PackageChange = Partial<Omit<Package, Kept>>;
type Needed = 'price_cents' | 'iva_basis_points' | keyof Pick<NewPackage, 'type' | 'sku' | 'title'> | Plan;
type Plan = 'mantenance_number' | 'mantenance_duration' | 'mantenance_km';
export type PackageInsert = PackageChange & Pick<Package, Needed>;

/** The API's fields as columns; a field that is left out keeps what is stored. */
export function changeOf(fields: PackageFields): PackageChange {
  const { price, iva_rate, discount_amount, visible_at, expire_at, ...same } = fields;
  return {
    ...same,
    ...given(price, (amount) => ({ price_cents: hundredthsOf(amount) })),
    ...given(iva_rate, (rate) => ({ iva_basis_points: hundredthsOf(rate) })),
    ...given(discount_amount, (amount) => ({ discount_hundredths: amount === null ? null : hundredthsOf(amount) })),
    ...given(visible_at, (at) => ({ visible_at: at === null ? null : new Date(at) })),
    ...given(expire_at, (at) => ({ expire_at: at === null ? null : new Date(at) })),
  };
}

/** A new package's fields as columns. */
export function insertOf(fields: NewPackage): PackageInsert {
  const { type, sku, title, mantenance_number, mantenance_duration, mantenance_km } = fields;
  const needed = { type, sku, title, mantenance_number, mantenance_duration, mantenance_km };
  return { ...changeOf(fields), ...pricedBy(fields), ...needed };
}

type Priced = Pick<Package, 'price_cents' | 'iva_basis_points' | 'discount_type' | 'discount_hundredths'>;

/** What a price is computed from. */
export function pricedBy({
  price,
  iva_rate,
  discount_amount = null,
  discount_type = null,
}: Pick<NewPackage, 'price' | 'iva_rate' | 'discount_amount' | 'discount_type'>): Priced {
  return {
    price_cents: hundredthsOf(price),
    iva_basis_points: hundredthsOf(iva_rate),
    discount_type,
    discount_hundredths: discount_amount === null ? null : hundredthsOf(discount_amount),
  };
}

/** A package as it was shown, as columns: what an undone import writes back. */
export function changeBackTo(shown: CarePackage): PackageChange {
  const { id: _id, total: _total, currency_symbol: _symbol, version: _version, ...fields } = shown;
  return changeOf(fields);
}

function given<T, C>(value: T | undefined, column: (value: T) => C): C | undefined {
  return value === undefined ? undefined : column(value);
}

/** "1180.00" to 118000; the schemas let no other text come this far. */
function hundredthsOf(amount: string): number {
  const hundredths = parseMoney(amount);
  if (hundredths === null) throw new Error('Not an amount');
  return hundredths;
}

import { parseMoney } from 'shared-api/domain';
import type { CarePackage, NewPackage, PackageFields } from 'shared-api/entities';
import type { Package } from '../package.types';

type Kept = 'id' | 'created_at' | 'updated_at' | 'deleted_at' | 'version' | 'search' | 'sort_key';
export type PackageChange = Partial<Omit<Package, Kept>>;
type Needed = 'price_cents' | 'iva_basis_points' | keyof Pick<NewPackage, 'type' | 'sku' | 'title'> | Plan;
type Plan = 'mantenance_number' | 'mantenance_duration' | 'mantenance_km';
export type PackageInsert = PackageChange & Pick<Package, Needed>;

/** What a package follows that has no lines of its own. */
export type TypeLines = Pick<Package, 'included' | 'excluded'>;
export type LinesByType = ReadonlyMap<string, TypeLines>;

/** What is known of a package before the change. */
type Before = Pick<Package, 'type' | 'included_of_type' | 'excluded_of_type'>;

/** The API's fields as columns; a field that is left out keeps what is stored. */
export function changeOf(fields: PackageFields, before: Before, types: LinesByType): PackageChange {
  const { price, iva_rate, discount_amount, visible_at, expire_at, included, excluded, ...same } = fields;
  const lines = types.get(fields.type ?? before.type);
  const isMoved = fields.type !== undefined && fields.type !== before.type;
  const follows = (list: readonly string[] | null | undefined, ofType: boolean) =>
    list === null || (list === undefined && ofType && isMoved);
  return {
    ...same,
    ...given(included, (own) => ({ included: own ?? [], included_of_type: false })),
    ...given(excluded, (own) => ({ excluded: own ?? [], excluded_of_type: false })),
    ...(follows(included, before.included_of_type) && { included: lines?.included ?? [], included_of_type: true }),
    ...(follows(excluded, before.excluded_of_type) && { excluded: lines?.excluded ?? [], excluded_of_type: true }),
    ...given(price, (amount) => ({ price_cents: hundredthsOf(amount) })),
    ...given(iva_rate, (rate) => ({ iva_basis_points: hundredthsOf(rate) })),
    ...given(discount_amount, (amount) => ({ discount_hundredths: amount === null ? null : hundredthsOf(amount) })),
    ...given(visible_at, (at) => ({ visible_at: at === null ? null : new Date(at) })),
    ...given(expire_at, (at) => ({ expire_at: at === null ? null : new Date(at) })),
  };
}

/** A new package's fields as columns; it follows its type where it has no lines. */
export function insertOf(fields: NewPackage, types: LinesByType): PackageInsert {
  const { type, sku, title, mantenance_number, mantenance_duration, mantenance_km } = fields;
  const needed = { type, sku, title, mantenance_number, mantenance_duration, mantenance_km };
  const { included = null, excluded = null } = fields;
  const before = { type, included_of_type: true, excluded_of_type: true };
  return { ...changeOf({ ...fields, included, excluded }, before, types), ...pricedBy(fields), ...needed };
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

/** A package as it was shown, as columns: what an undone import writes back. Lists that followed the type do so again. */
export function changeBackTo(shown: CarePackage, types: LinesByType): PackageChange {
  const { id: _id, total: _total, currency_symbol: _symbol, version: _version, ...rest } = shown;
  const { included_of_type, excluded_of_type, ...fields } = rest;
  return changeOf({ ...fields, ...ownLines(shown) }, { type: fields.type, included_of_type, excluded_of_type }, types);
}

/** The lists as the API takes them: null where the type's is followed. */
export function ownLines({
  included,
  excluded,
  included_of_type,
  excluded_of_type,
}: Pick<CarePackage, 'included' | 'excluded' | 'included_of_type' | 'excluded_of_type'>) {
  return { included: included_of_type ? null : included, excluded: excluded_of_type ? null : excluded };
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

import { and, asc, eq, getTableColumns, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Queries, readTogether, rowBeside } from '../../platform/db';
import { packages, packageTypes } from '../../platform/db/schema';
import { settingColumn, settingOf } from '../../platform/settings';
import type { Package, PackageType } from './package.types';
import { isReady } from './readiness/package-readiness';

export interface PackageWithType {
  readonly package: Package;
  readonly type: PackageType;
}

/** On sale at a dealer's desk now: active, visible and within its dates, in a visible type. */
function onSaleAtDealer(now: Date | Placeholder) {
  return and(
    isNull(packages.deleted_at),
    eq(packages.active, true),
    eq(packages.visible, true),
    eq(packageTypes.visible, true),
    or(isNull(packages.visible_at), lte(packages.visible_at, now)),
    or(isNull(packages.expire_at), gt(packages.expire_at, now)),
  );
}

/** On sale on line, too. */
function onSale(now: Date | Placeholder) {
  return and(onSaleAtDealer(now), eq(packages.online_enabled, true));
}

/** Everything that a visitor may buy, in the order of the types and then of the prices; what is not ready is left out. */
export function listOnSale(db: Queries, now: Date): Promise<PackageWithType[]> {
  return listReady(db, onSale(now));
}

/** Everything that a dealer may sell, what is not on line too; what is not ready is left out. */
export function listOnSaleAtDealer(db: Queries, now: Date): Promise<PackageWithType[]> {
  return listReady(db, onSaleAtDealer(now));
}

const offeredFields = {
  package: getTableColumns(packages),
  type: getTableColumns(packageTypes),
  lowest: settingColumn('packages.lowest_total'),
};

async function listReady(db: Queries, condition: SQL | undefined): Promise<PackageWithType[]> {
  const rows = await db
    .select(offeredFields)
    .from(packages)
    .innerJoin(packageTypes, eq(packages.type, packageTypes.code))
    .where(condition)
    .orderBy(asc(packageTypes.position), asc(packages.price_cents), asc(packages.sku));
  return rows.flatMap((row) => readyOf(row) ?? []);
}

type Offered = PackageWithType & { readonly lowest: unknown };

function readyOf({ lowest, ...row }: Offered): PackageWithType | null {
  return isReady(row.package, settingOf('packages.lowest_total', lowest) * 100) ? row : null;
}

/** A package, and the instant at which it has to be on sale. */
interface Sought {
  readonly id: Placeholder;
  readonly now: Placeholder;
}

/** One package on sale on line, as a field of another statement; null when it is gone or not ready. */
export const onSaleBeside = (db: Queries, sought: Sought) => oneBeside(db, sought, onSale);

/** One package that a dealer may sell, on line or not, in the same way. */
export const onSaleAtDealerBeside = (db: Queries, sought: Sought) => oneBeside(db, sought, onSaleAtDealer);

function oneBeside(db: Queries, { id, now }: Sought, condition: typeof onSale): SQL<PackageWithType | null> {
  const found = and(eq(packages.id, id), condition(now));
  return rowBeside(
    offeredFields,
    (row) =>
      db.select({ row }).from(packages).innerJoin(packageTypes, eq(packages.type, packageTypes.code)).where(found),
    readyOf,
  );
}

const sought: Sought = { id: sql.placeholder('id'), now: sql.placeholder('now') };
const oneOnSale = readTogether('package_on_sale', (db) => ({ found: onSaleBeside(db, sought) }));
const oneAtDealer = readTogether('package_on_sale_at_desk', (db) => ({ found: onSaleAtDealerBeside(db, sought) }));

/** One package on sale on line, or null when it is gone or not ready. */
export async function findOnSale(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return (await oneOnSale(db, { id, now: now.toISOString() })).found;
}

/** One package that a dealer may sell, on line or not; or null when it is gone or not ready. */
export async function findOnSaleAtDealer(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return (await oneAtDealer(db, { id, now: now.toISOString() })).found;
}

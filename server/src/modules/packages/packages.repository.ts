import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { packages, packageTypes } from '../../platform/db/schema';
import { settingColumn, settingOf } from '../../platform/settings';
import type { Package, PackageType } from './package.types';
import { isReady } from './readiness/package-readiness';

export interface PackageWithType {
  readonly package: Package;
  readonly type: PackageType;
}

/** On sale at a dealer's desk now: active, visible and within its dates, in a visible type. */
function onSaleAtDesk(now: Date) {
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
function onSale(now: Date) {
  return and(onSaleAtDesk(now), eq(packages.online_enabled, true));
}

/** Everything that a visitor may buy, in the order of the types and then of the prices; what is not ready is left out. */
export function listOnSale(db: Queries, now: Date): Promise<PackageWithType[]> {
  return listReady(db, onSale(now));
}

/** Everything that a dealer may sell, what is not on line too; what is not ready is left out. */
export function listOnSaleAtDesk(db: Queries, now: Date): Promise<PackageWithType[]> {
  return listReady(db, onSaleAtDesk(now));
}

async function listReady(db: Queries, condition: SQL | undefined): Promise<PackageWithType[]> {
  const rows = await db
    .select({ package: packages, type: packageTypes, lowest: settingColumn('packages.lowest_total') })
    .from(packages)
    .innerJoin(packageTypes, eq(packages.type, packageTypes.code))
    .where(condition)
    .orderBy(asc(packageTypes.position), asc(packages.price_cents), asc(packages.sku));
  return rows.flatMap(({ lowest, ...row }) =>
    isReady(row.package, settingOf('packages.lowest_total', lowest) * 100) ? [row] : [],
  );
}

/** One package on sale on line, or null when it is gone or not ready. */
export function findOnSale(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return findReady(db, and(eq(packages.id, id), onSale(now)));
}

/** One package that a dealer may sell, on line or not; or null when it is gone or not ready. */
export function findOnSaleAtDesk(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return findReady(db, and(eq(packages.id, id), onSaleAtDesk(now)));
}

async function findReady(db: Queries, condition: SQL | undefined): Promise<PackageWithType | null> {
  const [found] = await listReady(db, condition);
  return found ?? null;
}

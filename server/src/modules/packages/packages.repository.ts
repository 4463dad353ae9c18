import { and, asc, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { preparedStatement, type Queries } from '../../platform/db';
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

async function listReady(db: Queries, condition: SQL | undefined): Promise<PackageWithType[]> {
  return readyOnes(await offered(db, condition));
}

function offered(db: Queries, condition: SQL | undefined) {
  return db
    .select({ package: packages, type: packageTypes, lowest: settingColumn('packages.lowest_total') })
    .from(packages)
    .innerJoin(packageTypes, eq(packages.type, packageTypes.code))
    .where(condition)
    .orderBy(asc(packageTypes.position), asc(packages.price_cents), asc(packages.sku));
}

function readyOnes(rows: Awaited<ReturnType<typeof offered>>): PackageWithType[] {
  return rows.flatMap(({ lowest, ...row }) =>
    isReady(row.package, settingOf('packages.lowest_total', lowest) * 100) ? [row] : [],
  );
}

const oneOffered = (name: string, condition: typeof onSale) =>
  preparedStatement(name, (db) =>
    offered(db, and(eq(packages.id, sql.placeholder('id')), condition(sql.placeholder('now')))),
  );
const oneOnSale = oneOffered('package_on_sale', onSale);
const oneOnSaleAtDealer = oneOffered('package_on_sale_at_desk', onSaleAtDealer);

/** One package on sale on line, or null when it is gone or not ready. */
export function findOnSale(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return findReady(oneOnSale(db), id, now);
}

/** One package that a dealer may sell, on line or not; or null when it is gone or not ready. */
export function findOnSaleAtDealer(db: Queries, id: string, now: Date): Promise<PackageWithType | null> {
  return findReady(oneOnSaleAtDealer(db), id, now);
}

async function findReady(
  statement: ReturnType<typeof oneOnSale>,
  id: string,
  now: Date,
): Promise<PackageWithType | null> {
  const [found] = readyOnes(await statement.execute({ id, now: now.toISOString() }));
  return found ?? null;
}

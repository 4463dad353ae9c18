import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ListQuery } from 'shared-api/entities';
import { batchesOf, type Queries, searchTextOf, sortKeyOf } from '../../../platform/db';
import { packages, packageTypes } from '../../../platform/db/schema';
import { filterOf, offsetOf, orderOf, orderTerms } from '../../../platform/list';
import type { Package } from '../package.types';
import { isReady, lowestTotal } from '../readiness/package-readiness';
import type { PackageChange, PackageInsert } from './package-columns';
import { packageList } from './package-list';
import { keepVersions } from './package-versions.repository';

export interface PackageQuery extends ListQuery {
  readonly type?: string | undefined;
}

/** One page of the packages that are not deleted, and how many there are. */
export async function findPackages(
  db: Queries,
  query: PackageQuery,
  now: Date,
): Promise<{ readonly rows: readonly Package[]; readonly total: number }> {
  const list = packageList(now, await unreadyAskedFor(db, query, now));
  const ofType = query.type === undefined ? undefined : eq(packages.type, query.type);
  const where = and(isNull(packages.deleted_at), ofType, filterOf(list, query));
  const [counted] = await db.select({ total: count() }).from(packages).where(where);
  const rows = await db
    .select()
    .from(packages)
    .where(where)
    .orderBy(...orderTerms(list, orderOf(list, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { rows, total: counted?.total ?? 0 };
}

/**
 * The packages that would be sold, if they lacked nothing: on line or at a dealer's desk alone, since the rule holds for
 * either. It is no SQL, so they are looked at only when asked for.
 */
async function unreadyAskedFor(db: Queries, { wheres }: ListQuery, now: Date): Promise<string[]> {
  if (!wheres.some(({ field }) => field === 'unready')) return [];
  const forSale = and(
    isNull(packages.deleted_at),
    eq(packages.active, true),
    eq(packages.visible, true),
    eq(packageTypes.visible, true),
    or(isNull(packages.expire_at), gt(packages.expire_at, now)),
  );
  const floor = await lowestTotal(db);
  const rows = await db
    .select({ row: packages })
    .from(packages)
    .innerJoin(packageTypes, eq(packages.type, packageTypes.code))
    .where(forSale);
  return rows.filter(({ row }) => !isReady(row, floor)).map(({ row }) => row.id);
}

/** A package that is not deleted, or null. */
export async function findPackage(db: Queries, id: string): Promise<Package | null> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), isNull(packages.deleted_at)));
  return row ?? null;
}

/** The packages with these SKUs, whatever their case. */
export async function findBySku(db: Queries, skus: readonly string[]): Promise<Package[]> {
  if (skus.length === 0) return [];
  return db.select().from(packages).where(bySku(skus));
}

/** The same, locked until the transaction ends. */
export async function lockBySku(tx: Queries, skus: readonly string[]): Promise<Package[]> {
  if (skus.length === 0) return [];
  return tx.select().from(packages).where(bySku(skus)).orderBy(asc(packages.id)).for('update');
}

function bySku(skus: readonly string[]) {
  const keys = skus.map((sku) => sku.toLowerCase());
  return and(inArray(sql`lower(${packages.sku})`, keys), isNull(packages.deleted_at));
}

/** The packages with these ids, locked until the transaction ends. */
export async function lockPackages(tx: Queries, ids: readonly string[]): Promise<Package[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(packages)
    .where(and(inArray(packages.id, [...ids]), isNull(packages.deleted_at)))
    .orderBy(asc(packages.id))
    .for('update');
}

/** Every package of a type. */
export async function findPackagesOfType(db: Queries, type: string): Promise<Package[]> {
  return db.select().from(packages).where(ofType(type)).orderBy(asc(packages.id));
}

/** The same, locked until the transaction ends. */
export async function lockPackagesOfType(tx: Queries, type: string): Promise<Package[]> {
  return tx.select().from(packages).where(ofType(type)).orderBy(asc(packages.id)).for('update');
}

function ofType(type: string) {
  return and(eq(packages.type, type), isNull(packages.deleted_at));
}

/** Writes new packages with their first version, and what lists search and order by. */
export async function insertPackages(
  tx: Queries,
  fields: readonly PackageInsert[],
  by: string,
  at: Date,
): Promise<Package[]> {
  const made: Package[] = [];
  for (const batch of batchesOf(fields)) {
    const rows = batch.map((one) => ({ ...one, ...indexed(one), id: randomUUID(), created_at: at, updated_at: at }));
    made.push(...(await tx.insert(packages).values(rows).returning()));
  }
  await keepVersions(tx, made, by);
  return made;
}

/** Every column but the id, as the statement brings it. */
const rewritten = Object.fromEntries(
  Object.entries(getTableColumns(packages))
    .filter(([name]) => name !== 'id')
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

/** A package as it is, with what is to change of it. */
export interface PackageEdit {
  readonly before: Package;
  readonly change: PackageChange;
}

/** Writes changes of locked packages as new versions; what lists search and order by stays in step. */
export async function updatePackages(
  tx: Queries,
  edits: readonly PackageEdit[],
  by: string,
  at: Date,
): Promise<Package[]> {
  // A package that came without a first version, as the demonstration's do, keeps what it was.
  await keepVersions(
    tx,
    edits.map(({ before }) => before),
    null,
  );
  const changed: Package[] = [];
  for (const batch of batchesOf(edits)) {
    const rows = batch.map(({ before, change }) => {
      const after = { ...before, ...change };
      return { ...after, ...indexed(after), updated_at: at, version: before.version + 1 };
    });
    // The rows are there: many are changed by one statement, since each would hold up everybody else.
    const written = tx.insert(packages).values(rows).onConflictDoUpdate({ target: packages.id, set: rewritten });
    changed.push(...(await written.returning()));
  }
  await keepVersions(tx, changed, by);
  return changed;
}

/** Takes packages off every list; contracts keep their frozen copies, and the SKUs are free again. */
export async function deletePackages(tx: Queries, ids: readonly string[] | 'all', at: Date): Promise<number> {
  const chosen = ids === 'all' ? undefined : inArray(packages.id, [...ids]);
  const gone = await tx
    .update(packages)
    .set({ deleted_at: at, updated_at: at, version: sql`${packages.version} + 1` })
    .where(and(isNull(packages.deleted_at), chosen))
    .returning({ id: packages.id });
  return gone.length;
}

function indexed({ sku, title, excerpt }: Pick<PackageInsert, 'sku' | 'title' | 'excerpt'>) {
  return { sort_key: sortKeyOf(title), search: searchTextOf(sku, title, excerpt) };
}

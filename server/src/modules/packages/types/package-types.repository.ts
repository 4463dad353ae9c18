import { randomUUID } from 'node:crypto';
import { asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { packages, packageTypeForms, packageTypes } from '../../../platform/db/schema';
import type { PackageType } from '../package.types';

export type NewForm = Omit<typeof packageTypeForms.$inferInsert, 'id' | 'version'>;

/** A type with what stands around it. */
export interface TypeWithFigures {
  readonly type: PackageType;
  /** Null when contracts are filled into the built-in form. */
  readonly formVersion: number | null;
  readonly packagesCount: number;
  /** How many packages follow the type's lists. */
  readonly includedFollowers: number;
  readonly excludedFollowers: number;
}

/** All package types in their order. */
export async function findTypes(db: Queries): Promise<TypeWithFigures[]> {
  const types = await db.select().from(packageTypes).orderBy(asc(packageTypes.position), asc(packageTypes.code));
  return withFigures(db, types);
}

/** One type by its code, or null. */
export async function findType(db: Queries, code: string): Promise<TypeWithFigures | null> {
  const [found] = await withFigures(db, await db.select().from(packageTypes).where(eq(packageTypes.code, code)));
  return found ?? null;
}

/** The row of a type, locked until the transaction ends, or null. */
export async function lockType(tx: Queries, code: string): Promise<PackageType | null> {
  const [row] = await tx.select().from(packageTypes).where(eq(packageTypes.code, code)).for('update');
  return row ?? null;
}

type Written =
  | 'code'
  | 'kind'
  | 'title'
  | 'excerpt'
  | 'description'
  | 'thumbnail_id'
  | 'visible'
  | 'included'
  | 'excluded';
export type TypeInsert = Pick<typeof packageTypes.$inferInsert, Written>;

/** Adds a type after all others. */
export async function insertType(tx: Queries, type: TypeInsert, at: Date): Promise<void> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${packageTypes.position}), -1)::int` })
    .from(packageTypes);
  const position = (last?.position ?? -1) + 1;
  await tx.insert(packageTypes).values({ ...type, position, created_at: at, updated_at: at });
}

/** Writes a change of a type and counts its version up. */
export async function updateType(
  tx: Queries,
  code: string,
  change: Partial<Omit<TypeInsert, 'code'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(packageTypes)
    .set({ ...change, updated_at: at, version: sql`${packageTypes.version} + 1` })
    .where(eq(packageTypes.code, code));
}

/**
 * Adds a form to a type that is locked; contracts keep the version that they froze.
 * @returns its version
 */
export async function insertForm(tx: Queries, form: NewForm): Promise<number> {
  const [last] = await tx
    .select({ version: packageTypeForms.version })
    .from(packageTypeForms)
    .where(eq(packageTypeForms.type, form.type))
    .orderBy(desc(packageTypeForms.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  await tx.insert(packageTypeForms).values({ ...form, id: randomUUID(), version });
  return version;
}

async function withFigures(db: Queries, types: readonly PackageType[]): Promise<TypeWithFigures[]> {
  if (types.length === 0) return [];
  const counted = await db
    .select({
      type: packages.type,
      count: count(),
      included: sql<number>`count(*) filter (where ${packages.included_of_type})::int`,
      excluded: sql<number>`count(*) filter (where ${packages.excluded_of_type})::int`,
    })
    .from(packages)
    .where(isNull(packages.deleted_at))
    .groupBy(packages.type);
  const forms = await db
    .select({ type: packageTypeForms.type, version: sql<number>`max(${packageTypeForms.version})::int` })
    .from(packageTypeForms)
    .groupBy(packageTypeForms.type);
  const countOf = new Map(counted.map((row) => [row.type, row]));
  const versionOf = new Map(forms.map((row) => [row.type, row.version]));
  return types.map((type) => ({
    type,
    formVersion: versionOf.get(type.code) ?? null,
    packagesCount: countOf.get(type.code)?.count ?? 0,
    includedFollowers: countOf.get(type.code)?.included ?? 0,
    excludedFollowers: countOf.get(type.code)?.excluded ?? 0,
  }));
}

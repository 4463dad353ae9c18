import { and, count, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Account } from '../../platform/auth';
import { type Queries, searchPatterns, searchTextOf } from '../../platform/db';
import { assets, users } from '../../platform/db/schema';
import { offsetOf } from '../../platform/list';
import { picturesFor } from '../../scope';

export type StoredAsset = typeof assets.$inferSelect;
export type NewAsset = Omit<StoredAsset, 'search'>;

export interface AssetsRequest {
  readonly page: number;
  readonly search?: string | undefined;
}

/** A page of the picker. */
export const assetsPerPage = 12;

/** One page of the pictures that a person may choose from, the latest first, and how many there are. */
export async function findAssets(
  db: Queries,
  account: Account,
  { page, search = '' }: AssetsRequest,
): Promise<{ readonly rows: readonly StoredAsset[]; readonly total: number }> {
  const found = and(picturesFor(account), ...searchPatterns(search).map((pattern) => like(assets.search, pattern)));
  const rows = await db
    .select()
    .from(assets)
    .where(found)
    .orderBy(desc(assets.created_at), desc(assets.id))
    .limit(assetsPerPage)
    .offset(offsetOf({ page, per_page: assetsPerPage }));
  return { rows, total: await countWhere(db, found) };
}

/** What a person has uploaded before under the same hash. */
export async function findOwnByHash(db: Queries, uid: string, sha256: string): Promise<StoredAsset | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.sha256, sha256), eq(assets.created_by, uid)));
  return row ?? null;
}

export async function countOwn(db: Queries, uid: string): Promise<number> {
  return countWhere(db, eq(assets.created_by, uid));
}

/** Whether a picture is among those that a person may choose from. */
export async function mayUsePicture(db: Queries, account: Account, id: string): Promise<boolean> {
  return (await countWhere(db, and(eq(assets.id, id), picturesFor(account)))) > 0;
}

/** Everything that a person has uploaded. */
export function findOwn(db: Queries, uid: string): Promise<StoredAsset[]> {
  return db.select().from(assets).where(eq(assets.created_by, uid)).orderBy(desc(assets.created_at));
}

export async function findByFileName(db: Queries, name: string): Promise<StoredAsset | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(or(eq(assets.image_name, name), eq(assets.thumbnail_name, name)));
  return row ?? null;
}

/**
 * Puts the uploads of one person in a row, until the transaction ends.
 * @returns false for a person whose account was erased meanwhile
 */
export async function lockOwner(tx: Queries, uid: string): Promise<boolean> {
  const isThere = and(eq(users.uid, uid), isNull(users.erased_at));
  return (await tx.select({ uid: users.uid }).from(users).where(isThere).for('update')).length > 0;
}

export async function insertAsset(tx: Queries, asset: NewAsset): Promise<StoredAsset> {
  const [row] = await tx
    .insert(assets)
    .values({ ...asset, search: searchTextOf(asset.name) })
    .returning();
  if (row === undefined) throw new Error('The picture was not stored');
  return row;
}

async function countWhere(db: Queries, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ pictures: count() }).from(assets).where(condition);
  return counted?.pictures ?? 0;
}

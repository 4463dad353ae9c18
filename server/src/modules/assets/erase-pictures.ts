import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { assets, packageTypes, stores } from '../../platform/db/schema';

interface Owner {
  readonly uid: string;
  readonly avatarId: string | null;
  /** What staff put in the library stays there, all but their own face. */
  readonly staff: boolean;
}

/**
 * Takes away the pictures of a person whose account is erased; one that a dealer or a package type shows stays, without
 * its owner. Part of the caller's transaction.
 * @returns the hashes that no picture bears any more: their files go after the commit
 */
export async function erasePictures(tx: Queries, { uid, avatarId, staff }: Owner): Promise<readonly string[]> {
  const own = eq(assets.created_by, uid);
  const personal = staff ? sql`${assets.id} = ${avatarId}` : sql`true`;
  const gone = await tx
    .delete(assets)
    .where(and(own, personal, not(isShown())))
    .returning({ hash: assets.sha256 });
  await tx.update(assets).set({ created_by: null }).where(own);
  return withoutRows(
    tx,
    gone.map((row) => row.hash),
  );
}

function isShown(): SQL {
  const shown = or(
    sql`exists (select 1 from ${stores} where ${stores.thumbnail_id} = ${assets.id})`,
    sql`exists (select 1 from ${packageTypes} where ${packageTypes.thumbnail_id} = ${assets.id})`,
  );
  return shown ?? sql`false`;
}

/** Those of these hashes that no picture bears. */
export async function withoutRows(tx: Queries, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const rows = await tx
    .select({ hash: assets.sha256 })
    .from(assets)
    .where(inArray(assets.sha256, [...hashes]));
  const left = new Set(rows.map((row) => row.hash));
  return [...new Set(hashes)].filter((hash) => !left.has(hash));
}

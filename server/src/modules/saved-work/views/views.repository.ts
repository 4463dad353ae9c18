import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type SavedView, viewLists } from 'shared-api/entities';
import type { Account } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { savedViews, storeManagers } from '../../../platform/db/schema';
import { roleOfList, type ViewList } from './view-role';

export type StoredView = typeof savedViews.$inferSelect;
export type NewView = Pick<StoredView, 'name' | 'query' | 'shared'> & { readonly list: ViewList };
export type ViewChange = Partial<Pick<StoredView, 'name' | 'query' | 'shared'>>;

/** Own views, and those that others share, of one list or of all that the person's roles open. */
export function findViews(db: Queries, account: Account, list: ViewList | undefined): Promise<StoredView[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(inOwnLists(account, list), or(ownedBy(account), sharedWith(account))))
    .orderBy(asc(savedViews.list), asc(savedViews.name), asc(savedViews.id));
}

export async function countOwnViews(tx: Queries, account: Account): Promise<number> {
  const [counted] = await tx.select({ views: count() }).from(savedViews).where(ownedBy(account));
  return counted?.views ?? 0;
}

export async function insertView(tx: Queries, account: Account, view: NewView, now: Date): Promise<StoredView> {
  const [row] = await tx
    .insert(savedViews)
    .values({ ...view, id: randomUUID(), user_uid: account.uid, created_at: now, updated_at: now })
    .returning();
  if (row === undefined) throw new Error('The view was not stored');
  return row;
}

/** Changes an own view; null when there is none of that id. */
export async function changeView(
  tx: Queries,
  account: Account,
  id: string,
  change: ViewChange,
  now: Date,
): Promise<StoredView | null> {
  const [row] = await tx
    .update(savedViews)
    .set({ ...change, updated_at: now })
    .where(and(eq(savedViews.id, id), ownedBy(account)))
    .returning();
  return row ?? null;
}

/** Whether an own view was there to be deleted. */
export async function deleteView(tx: Queries, account: Account, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), ownedBy(account)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}

/** The view as its reader sees it; a list that no longer exists is left out. */
export function savedView(row: StoredView, account: Account): SavedView[] {
  const list = viewLists.find((name) => name === row.list);
  if (list === undefined) return [];
  const { id, name, query, shared, created_at } = row;
  return [{ id, list, name, query, shared, own: row.user_uid === account.uid, created_at: created_at.toISOString() }];
}

function ownedBy({ uid }: Account): SQL {
  return eq(savedViews.user_uid, uid);
}

function inOwnLists({ roles }: Account, list: ViewList | undefined): SQL {
  const open = viewLists.filter((name) => (list === undefined || name === list) && roles.includes(roleOfList(name)));
  return inArray(savedViews.list, open);
}

/**
 * Admins share with admins, managers with those of a dealer of theirs: what a filter names (a customer, a plate) is
 * not for other dealers.
 */
function sharedWith({ uid }: Account): SQL | undefined {
  const colleagues = sql`select theirs.user_uid from ${storeManagers} mine
    join ${storeManagers} theirs on theirs.store_uid = mine.store_uid where mine.user_uid = ${uid}`;
  return and(
    eq(savedViews.shared, true),
    or(sql`${savedViews.list} like 'admin-%'`, sql`${savedViews.user_uid} in (${colleagues})`),
  );
}

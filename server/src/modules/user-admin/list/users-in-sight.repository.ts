import { and, count, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import type { ListQuery } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { storeManagers, userRoles, users } from '../../../platform/db/schema';
import { notFound } from '../../../platform/errors';
import { filterOf, offsetOf, orderOf, orderTerms } from '../../../platform/list';
import { type Scope, usersIn } from '../../../scope';
import type { Account } from '../../users';
import { usersList } from './users-list';

/** One page of the accounts that the caller may see, and their total number. */
export async function findUsers(
  db: Queries,
  scope: Scope,
  query: ListQuery,
): Promise<{ readonly rows: readonly Account[]; readonly total: number }> {
  const where = and(inSight(scope), filterOf(usersList, query));
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...orderTerms(usersList, orderOf(usersList, query.sort)))
    .limit(query.per_page)
    .offset(offsetOf(query));
  return { rows, total: counted?.total ?? 0 };
}

/**
 * The number of accounts per role that match a query, ignoring its filter by role. An account with two roles counts
 * twice.
 */
export async function countByRole(db: Queries, scope: Scope, query: ListQuery): Promise<Record<Role, number>> {
  const others = { ...query, wheres: query.wheres.filter(({ field }) => field !== 'role') };
  const filter = filterOf(usersList, others);
  const counted = db.select({ role: userRoles.role, people: count() }).from(userRoles);
  const everybody = scope.area === 'admin' && filter === undefined;
  // Of all accounts the few that were erased are left out: no other is read.
  const held = everybody
    ? counted.where(notExists(erased(db)))
    : counted.innerJoin(users, eq(users.uid, userRoles.user_uid)).where(and(inSight(scope), filter));
  const rows = await held.groupBy(userRoles.role);
  const countOf = (role: Role) => rows.find((row) => row.role === role)?.people ?? 0;
  return { admin: countOf('admin'), manager: countOf('manager'), user: countOf('user') };
}

/** An account that the caller may see; an erased one is not found. @throws Refusal `not_found` */
export async function findUser(db: Queries, scope: Scope, uid: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(inSight(scope), eq(users.uid, uid)));
  if (found === undefined) throw notFound();
  return found;
}

/** The same, locked until the transaction ends. @throws Refusal `not_found` */
export async function lockUser(tx: Queries, scope: Scope, uid: string): Promise<Account> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(inSight(scope), eq(users.uid, uid)))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
}

/** Since when a person has been attached to each of their stores. */
export async function attachedSince(db: Queries, uid: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.select().from(storeManagers).where(eq(storeManagers.user_uid, uid));
  return new Map(rows.map((row) => [row.store_uid, row.attached_at]));
}

/** The account of a role, where it is erased. */
function erased(db: Queries) {
  return db
    .select({ found: sql`1` })
    .from(users)
    .where(and(eq(users.uid, userRoles.user_uid), isNotNull(users.erased_at)));
}

function inSight(scope: Scope) {
  return and(usersIn(scope), isNull(users.erased_at));
}

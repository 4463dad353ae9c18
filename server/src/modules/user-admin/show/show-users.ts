import { and, asc, eq, inArray, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminUser } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { storeManagers, stores, users } from '../../../platform/db/schema';
import { findPictures, pictureOf } from '../../assets';
import { countPaidContracts } from '../../contracts';
import { type Account, findSurroundings, userView } from '../../users';

/** Accounts as the operator sees them, with what surrounds them found in one look. */
export async function showUsers(db: Queries, accounts: readonly Account[]): Promise<AdminUser[]> {
  const pictures = await findPictures(
    db,
    accounts.map((account) => account.avatar_id),
  );
  const uids = accounts.map((account) => account.uid);
  const around = await findSurroundings(db, uids, countPaidContracts);
  const onlyManagerOf = await onlyInCharge(db, uids);
  return accounts.map((account) => ({
    ...userView(account, around(account.uid), pictureOf(pictures, account.avatar_id)),
    has_password: account.password_hash !== null,
    disabled_at: iso(account.disabled_at),
    reactivation_requested_at: iso(account.reactivation_requested_at),
    last_sign_in_at: iso(account.last_sign_in_at),
    release_areas: account.release_areas,
    only_manager_of: onlyManagerOf(account.uid),
    version: account.version,
  }));
}

/** One account, for an answer with its version. */
export async function showUser(db: Queries, account: Account): Promise<AdminUser> {
  const [person] = await showUsers(db, [account]);
  if (person === undefined) throw new Error('The account was not shown');
  return person;
}

/**
 * Of each of some people, the stores where nobody else is in charge. Whose account is disabled is in charge of nothing,
 * as a store's readiness has it.
 */
async function onlyInCharge(db: Queries, uids: readonly string[]): Promise<(uid: string) => string[]> {
  if (uids.length === 0) return () => [];
  const [others, colleagues] = [alias(storeManagers, 'others'), alias(users, 'colleagues')];
  const anotherInCharge = db
    .select({ uid: others.user_uid })
    .from(others)
    .innerJoin(colleagues, eq(colleagues.uid, others.user_uid))
    .where(
      and(
        eq(others.store_uid, storeManagers.store_uid),
        ne(others.user_uid, storeManagers.user_uid),
        eq(colleagues.active, true),
      ),
    );
  const rows = await db
    .select({ user_uid: storeManagers.user_uid, store_uid: storeManagers.store_uid })
    .from(storeManagers)
    .innerJoin(users, eq(users.uid, storeManagers.user_uid))
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(
      and(
        inArray(storeManagers.user_uid, [...uids]),
        eq(users.active, true),
        isNull(stores.deleted_at),
        notExists(anotherInCharge),
      ),
    )
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  return (uid) => rows.filter((row) => row.user_uid === uid).map((row) => row.store_uid);
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

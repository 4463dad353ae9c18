import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { roles } from 'shared-api/domain';
import type { AudienceMember, UserSettings } from 'shared-api/entities';
import type { Queries } from '../../platform/db';
import { passkeys, storeManagers, stores, userRoles, userSpareCodes, users } from '../../platform/db/schema';
import { findRoles } from './roles';
import type { AccountSurroundings } from './user.types';
import { defaultNotices } from './user.view';
import { findByUid } from './users.repository';

/** Somebody as an audience sees them; null for whoever may no longer sign in. */
export async function findAudienceMember(db: Queries, uid: string): Promise<AudienceMember | null> {
  const account = await findByUid(db, uid);
  if (account === null || !account.active || account.erased_at !== null) return null;
  const attached = await db
    .select({ store_uid: storeManagers.store_uid })
    .from(storeManagers)
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(and(eq(storeManagers.user_uid, uid), isNull(stores.deleted_at)));
  return { uid, roles: await findRoles(db, uid), store_uids: attached.map(({ store_uid }) => store_uid) };
}

/** How many paid contracts each of some customers has. */
export type CountPaidContracts = (db: Queries, uids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Roles, the stores that a manager is attached to, and what the points count: of each account by its uid. */
export async function findSurroundings(
  db: Queries,
  uids: readonly string[],
  countPaidContracts: CountPaidContracts,
): Promise<(uid: string) => AccountSurroundings> {
  const held = await db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.user_uid, [...uids]));
  const attached = await db
    .select({ user_uid: storeManagers.user_uid, store_uid: stores.store_uid, name: stores.name })
    .from(storeManagers)
    .innerJoin(stores, eq(stores.store_uid, storeManagers.store_uid))
    .where(and(inArray(storeManagers.user_uid, [...uids]), isNull(stores.deleted_at)))
    .orderBy(asc(stores.sort_key), asc(stores.store_uid));
  const paid = await countPaidContracts(db, uids);
  const proofs = await countProofs(db, uids);
  const proofsOf = (uid: string, kind: Proof) =>
    proofs.find((row) => row.user_uid === uid && row.kind === kind)?.held ?? 0;
  return (uid) => ({
    roles: roles.filter((role) => held.some((row) => row.user_uid === uid && row.role === role)),
    stores: attached.filter((row) => row.user_uid === uid).map(({ store_uid, name }) => ({ store_uid, name })),
    paidContracts: paid.get(uid) ?? 0,
    passkeys: proofsOf(uid, 'passkey'),
    spareCodes: proofsOf(uid, 'spare-code'),
  });
}

type Proof = 'passkey' | 'spare-code';

/** How many passkeys and unused spare codes each account has, by one statement: every page of an account asks for it. */
function countProofs(db: Queries, uids: readonly string[]) {
  const kind = (name: Proof) => sql<Proof>`${name}::text`.as('kind');
  return db
    .select({ user_uid: passkeys.user_uid, kind: kind('passkey'), held: count() })
    .from(passkeys)
    .where(inArray(passkeys.user_uid, [...uids]))
    .groupBy(passkeys.user_uid)
    .unionAll(
      db
        .select({ user_uid: userSpareCodes.user_uid, kind: kind('spare-code'), held: count() })
        .from(userSpareCodes)
        .where(and(inArray(userSpareCodes.user_uid, [...uids]), isNull(userSpareCodes.used_at)))
        .groupBy(userSpareCodes.user_uid),
    );
}

/**
 * Which reminders a person wants; without an account, all of them. Codes, links and receipts are no reminders: they
 * always go.
 */
export async function wantedNotices(db: Queries, uid: string | null): Promise<UserSettings['notices']> {
  if (uid === null) return defaultNotices;
  const [row] = await db.select({ settings: users.settings }).from(users).where(eq(users.uid, uid));
  return row?.settings.notices ?? defaultNotices;
}

/** Where a person reads letters today: the address that they have proved; null without one, or without an account. */
export async function verifiedEmail(db: Queries, uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.uid, uid), hasProved));
  return row?.email ?? null;
}

/** The same of the account that a column names, in a statement about several tables. */
export function verifiedEmailOf(uid: SQLWrapper): SQL<string | null> {
  return sql`(select ${users.email} from ${users} where ${users.uid} = ${uid} and ${hasProved})`;
}

const hasProved = isNotNull(users.email_verified_at);

import { and, count, inArray, isNull } from 'drizzle-orm';
import { type Role, roles } from 'shared-api/domain';
import type { Account as Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { storeManagers, stores } from '../../../platform/db/schema';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { inScope, type Scope } from '../../../scope';
import { sendOperatorsInvitation } from '../../auth';
import { type Account, insertAccount, limitOf, updateAccount } from '../../users';
import { userAdminMessages } from '../user-admin.messages';
import { emailTaken } from './change-contacts';
import { auditUser, type UsersContext } from './user-change';

export interface NewUser {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string | undefined;
  readonly roles: readonly Role[];
  /** The stores of a manager. */
  readonly store_uids?: readonly string[] | undefined;
}

interface Creation {
  readonly tx: Queries;
  readonly context: UsersContext;
  readonly scope: Scope;
  readonly caller: Caller;
}

/**
 * Makes an account without a password and invites the person by e-mail to choose one.
 * @throws Refusal `validation` on `email` and `store_uids`
 */
export async function createUser({ tx, context, scope, caller }: Creation, wanted: NewUser): Promise<Account> {
  const { store_uids = [], ...fields } = wanted;
  const storeUids = [...new Set(store_uids)];
  if (storeUids.length > 0) await expectStores(tx, scope, wanted.roles, storeUids);
  const now = context.platform.clock.now();
  const held = roles.filter((role) => fields.roles.includes(role));
  const inserted = await insertAccount(tx, { ...fields, roles: held, grantedBy: caller.uid }, now);
  if (inserted === null) throw emailTaken();
  const limit = held.includes('admin') ? await limitOf(tx, caller.uid) : null;
  const account = limit === null ? inserted : await updateAccount(tx, inserted, { release_areas: limit }, now);
  if (storeUids.length > 0) {
    const attached = { user_uid: account.uid, attached_at: now, attached_by: caller.uid };
    await tx.insert(storeManagers).values(storeUids.map((store_uid) => ({ store_uid, ...attached })));
  }
  await sendOperatorsInvitation(tx, context.auth, account);
  await auditUser({ tx, context, account, caller }, 'created', { roles: held, store_uids: storeUids });
  return account;
}

async function expectStores(tx: Queries, scope: Scope, held: readonly Role[], storeUids: readonly string[]) {
  if (!held.includes('manager')) throw invalid({ store_uids: [t(userAdminMessages.storesWithoutRole)] });
  if (!(await areStoresInSight(tx, scope, storeUids)))
    throw invalid({ store_uids: [t(userAdminMessages.storesUnknown)] });
}

/** Whether all of these stores exist and the caller may see them. */
async function areStoresInSight(db: Queries, scope: Scope, storeUids: readonly string[]): Promise<boolean> {
  const [found] = await inScope(db, scope).stores(
    { stores: count() },
    and(isNull(stores.deleted_at), inArray(stores.store_uid, [...storeUids])),
  );
  return found?.stores === storeUids.length;
}

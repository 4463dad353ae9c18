import { recordAudit } from '../../../platform/audit';
import type { Account as Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import type { Json } from '../../../platform/db/schema';
import type { Scope } from '../../../scope';
import type { PersonalDataContext } from '../../personal-data';
import type { StaffStoresService } from '../../stores';
import type { Account, UsersService } from '../../users';
import { lockUser } from '../list/users-in-sight.repository';

/** What the operator's work with accounts stands on. */
export interface UsersContext extends PersonalDataContext {
  readonly stores: Pick<StaffStoresService, 'list'>;
  readonly users: Pick<UsersService, 'read'>;
}

/** A call on one account, as its route received it. */
export interface UserCall {
  readonly scope: Scope;
  readonly caller: Caller;
  readonly params: { readonly uid: string };
  expectVersion(version: number): void;
}

/** What a change works on: the account, locked, in the transaction that changes it. */
export interface UserAtHand {
  readonly tx: Queries;
  readonly context: UsersContext;
  readonly account: Account;
  readonly caller: Caller;
  readonly scope: Scope;
  readonly now: Date;
}

/**
 * Runs a change on an account in one transaction. The version is compared last: what the change itself refuses comes
 * before a lost race, and either undoes everything.
 * @throws Refusal `not_found`, `stale`, or the change's own
 */
export function changeUser<T>(
  context: UsersContext,
  { scope, caller, params, expectVersion }: UserCall,
  change: (hand: UserAtHand) => Promise<T>,
): Promise<T> {
  const { db, clock } = context.platform;
  return db.lastTransaction(async (tx) => {
    const account = await lockUser(tx, scope, params.uid);
    const result = await change({ tx, context, account, caller, scope, now: clock.now() });
    expectVersion(account.version);
    return result;
  });
}

/** Whether an admin changes their own account. */
export function isOwn({ account, caller }: Pick<UserAtHand, 'account' | 'caller'>): boolean {
  return account.uid === caller.uid;
}

/**
 * Writes down what an admin did to an account.
 * @param action without its area: `disabled`, `roles-changed`
 * @param data names of fields, counts and codes only
 */
export function auditUser(
  { tx, context, account, caller }: Pick<UserAtHand, 'tx' | 'context' | 'account' | 'caller'>,
  action: string,
  data: Json = {},
): Promise<void> {
  return recordAudit(tx, context.platform, {
    actor: 'admin',
    actorUid: caller.uid,
    action: `users.${action}`,
    subject: { kind: 'user', id: account.uid },
    data,
  });
}

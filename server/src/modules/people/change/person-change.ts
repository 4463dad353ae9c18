import type { Account as Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import type { Scope } from '../../../scope';
import type { Account } from '../../users';
import { lockPerson } from '../list/people.repository';
import type { PeopleContext } from '../people.context';

/** A call on one account, as its route received it. */
export interface PersonCall {
  readonly scope: Scope;
  readonly caller: Caller;
  readonly params: { readonly uid: string };
  expectVersion(version: number): void;
}

/** What a change works on: the account, locked, in the transaction that changes it. */
export interface PersonAtHand {
  readonly tx: Queries;
  readonly context: PeopleContext;
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
export function changePerson<T>(
  context: PeopleContext,
  { scope, caller, params, expectVersion }: PersonCall,
  change: (hand: PersonAtHand) => Promise<T>,
): Promise<T> {
  const { db, clock } = context.platform;
  return db.lastTransaction(async (tx) => {
    const account = await lockPerson(tx, scope, params.uid);
    const result = await change({ tx, context, account, caller, scope, now: clock.now() });
    expectVersion(account.version);
    return result;
  });
}

/** Whether an admin changes their own account. */
export function isOwn({ account, caller }: Pick<PersonAtHand, 'account' | 'caller'>): boolean {
  return account.uid === caller.uid;
}

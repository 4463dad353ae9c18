import type { Queries } from '../../platform/db';
import { unauthenticated } from '../../platform/errors';
import { type Account, findByUid, lockByUid } from '../users';

/** The account of who calls. @throws Refusal `unauthenticated` where it is none any more */
export async function findOwn(db: Queries, uid: string): Promise<Account> {
  return there(await findByUid(db, uid));
}

/** The same, locked until the transaction ends; one that was erased meanwhile is none any more. */
export async function lockOwn(tx: Queries, uid: string): Promise<Account> {
  return there(await lockByUid(tx, uid));
}

function there(account: Account | null): Account {
  if (account === null) throw unauthenticated();
  return account;
}

import type { Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { type Contract, updateContract } from '../../contracts';
import { lockByUid } from '../../users';

/** A signed-in customer who confirms a contract's access code becomes its owner, unless it has one. */
export async function takeOwnership(tx: Queries, contract: Contract, caller: Caller, at: Date): Promise<Contract> {
  if (contract.user_uid !== null || caller.kind !== 'account' || !caller.roles.includes('user')) return contract;
  // Of an account that was erased meanwhile nobody would ever be the owner.
  if ((await lockByUid(tx, caller.uid)) === null) return contract;
  return updateContract(tx, contract, { user_uid: caller.uid, phone_verified: true }, at);
}

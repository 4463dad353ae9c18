import type { Caller } from '../../../platform/auth';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import { type Contract, findByUid } from '../../contracts';
import { hasGrant } from './grants.repository';

export interface Visit {
  readonly contractUid: string;
  readonly caller: Caller;
  /** The grant cookie, if the browser sent one. */
  readonly grant: string | undefined;
  readonly now: Date;
}

export interface Visited {
  readonly contract: Contract;
  /** A grant, or the owner's sign-in. */
  readonly granted: boolean;
}

/**
 * Finds a contract by its link. Unknown, deleted and other people's contracts get the same answer.
 * @throws Refusal `not_found`
 */
export async function visit(db: Queries, { contractUid, caller, grant, now }: Visit): Promise<Visited> {
  const contract = await findByUid(db, contractUid);
  if (contract === null) throw notFound();
  const owner = caller.kind === 'account' && !caller.disabled && contract.user_uid === caller.uid;
  return { contract, granted: owner || (await hasGrant(db, contract.id, grant, now)) };
}

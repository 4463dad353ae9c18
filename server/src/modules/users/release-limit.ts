import type { Queries } from '../../platform/db';
import { findRoles } from './surroundings.repository';
import type { Account } from './user.types';
import { findByUid } from './users.repository';

/** What somebody may release; null for all. Who is made an administrator by one who is limited may do no more. */
export async function limitOf(tx: Queries, uid: string): Promise<string[] | null> {
  return (await findByUid(tx, uid))?.release_areas ?? null;
}

/**
 * Whether an administrator releases areas that another one may not: then the other one neither takes the role from them
 * nor disables or erases them, or would have more to say of these areas than they were given.
 * @param by the uid of the other one
 */
export async function releasesMore(tx: Queries, account: Account, by: string): Promise<boolean> {
  const limit = await limitOf(tx, by);
  if (limit === null || !(await findRoles(tx, account.uid)).includes('admin')) return false;
  return account.release_areas?.some((area) => !limit.includes(area)) ?? true;
}

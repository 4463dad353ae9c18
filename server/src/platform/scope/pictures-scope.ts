import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../auth';
import { assets } from '../db/schema';

/** Whether a person works with the library, and not only with pictures of their own. */
export function isStaff({ roles }: Pick<Account, 'roles'>): boolean {
  return roles.includes('admin') || roles.includes('manager');
}

/** Condition on `assets`: staff choose from the whole library, a customer from their own pictures. */
export function picturesFor(account: Account): SQL {
  return isStaff(account) ? sql`true` : sql`${assets.created_by} = ${account.uid}`;
}

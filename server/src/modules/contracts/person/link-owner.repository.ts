import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

/** The person who signs in. */
export interface Owner {
  readonly uid: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly phone: string | null;
  readonly phone_verified_at: Date | null;
}

/**
 * Gives an account that signs in the contracts nobody owns yet whose e-mail and code-verified phone are both its own
 * (decisions.md section 1). One of the two alone is not enough: an address can be mistyped, a number can be resold.
 * On those that it owns the address is verified when it is by the account: an invitation went there (section 2).
 */
export async function linkOwnedContracts(tx: Queries, owner: Owner, now: Date): Promise<void> {
  const verified = { email_verified: true, updated_at: now, version: sql`${contracts.version} + 1` };
  const withAddress = and(isNull(contracts.deleted_at), eq(contracts.email, owner.email));
  if (owner.email_verified_at !== null) {
    await tx
      .update(contracts)
      .set(verified)
      .where(and(eq(contracts.user_uid, owner.uid), eq(contracts.email_verified, false), withAddress));
  }
  if (owner.phone === null || owner.phone_verified_at === null) return;
  await tx
    .update(contracts)
    .set({ ...verified, user_uid: owner.uid })
    .where(
      and(
        isNull(contracts.user_uid),
        eq(contracts.phone, owner.phone),
        eq(contracts.phone_verified, true),
        withAddress,
      ),
    );
}

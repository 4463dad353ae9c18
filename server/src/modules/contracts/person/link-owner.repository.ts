import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { contracts } from '../tables/contract.table';

/** The person who signs in. */
export interface Owner {
  readonly uid: string;
  readonly email: string;
  readonly phone: string | null;
  readonly phone_verified_at: Date | null;
}

/**
 * Gives an account that signs in the contracts nobody owns yet whose e-mail and code-verified phone are both its own
 * (decisions.md section 1). One of the two alone is not enough: an address can be mistyped, a number can be resold.
 */
export async function linkOwnedContracts(tx: Queries, owner: Owner, now: Date): Promise<void> {
  if (owner.phone === null || owner.phone_verified_at === null) return;
  await tx
    .update(contracts)
    .set({ user_uid: owner.uid, email_verified: true, updated_at: now, version: sql`${contracts.version} + 1` })
    .where(
      and(
        isNull(contracts.user_uid),
        isNull(contracts.deleted_at),
        eq(contracts.email, owner.email),
        eq(contracts.phone, owner.phone),
        eq(contracts.phone_verified, true),
      ),
    );
}

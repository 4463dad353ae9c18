import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { verifiedEmail, verifiedEmailOf } from '../../users';
import type { Contract } from '../contract.types';
import { contracts } from '../tables/contract.table';

/**
 * Where letters about a contract go: to the address that its owner's account has today, and without an account to the
 * one that the contract was made with, which never changes once it is signed. Empty where there is none.
 */
export async function letterAddress(db: Queries, contract: Pick<Contract, 'email' | 'user_uid'>): Promise<string> {
  return (await verifiedEmail(db, contract.user_uid)) ?? contract.email;
}

/** The same as a column, in a statement that reads contracts beside other tables. */
export const letterAddressOf = sql<string>`coalesce(${verifiedEmailOf(contracts.user_uid)}, ${contracts.email})`;

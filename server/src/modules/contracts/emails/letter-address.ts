import type { Queries } from '../../../platform/db';
import { verifiedEmail } from '../../users';
import type { Contract } from '../contract.types';

/**
 * Where letters about a contract go: to the address that its owner's account has today, and without an account to the
 * one that the contract was made with, which never changes once it is signed. Empty where there is none.
 */
export async function letterAddress(db: Queries, contract: Pick<Contract, 'email' | 'user_uid'>): Promise<string> {
  return (await verifiedEmail(db, contract.user_uid)) ?? contract.email;
}

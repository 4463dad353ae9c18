import type { Queries } from '../../../platform/db';
import { sendInvitation } from '../../auth';
import type { Contract, ContractsContext } from '../../contracts';
import { type CustomerProfileField, insertAccount, type NewAccount, updateAccount } from '../../users';

/** What an account is not made with. */
type Rest = Record<Exclude<CustomerProfileField, keyof NewAccount>, unknown>;

/**
 * A confirmed code makes an account for an e-mail that has none: without a password, invited by mail to choose one.
 * An account that exists is left alone; it takes the contract when it signs in (decisions.md section 1).
 * @returns the new account's uid, or null
 */
export async function inviteCustomer(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
): Promise<string | null> {
  const now = context.clock.now();
  const { email, firstname, lastname, phone } = contract;
  const account = await insertAccount(
    tx,
    { email, firstname, lastname, phone, phone_verified_at: now, roles: ['user'], grantedBy: null },
    now,
  );
  if (account === null) return null;
  const { tax_code, address, address_info, city, province, zip_code, general, marketing, survey } = contract;
  const rest = { tax_code, address, address_info, city, province, zip_code } satisfies Rest;
  const privacy = { privacy_general: general, privacy_marketing: marketing, privacy_survey: survey };
  await updateAccount(tx, account, { ...rest, ...privacy }, now);
  await sendInvitation(tx, context, account);
  return account.uid;
}

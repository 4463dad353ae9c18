import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Queries, searchTextOf, sortKeyOf } from '../../../platform/db';
import { accountTokens, userRoles, users } from '../../../platform/db/schema';
import { hashToken, randomToken } from '../../../platform/keys';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendInvitation } from '../letters/contract-letters';

const invitationDays = 7;

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
  const [known] = await tx.select({ uid: users.uid }).from(users).where(eq(users.email, contract.email));
  if (known !== undefined) return null;
  const now = context.clock.now();
  const uid = randomUUID();
  await tx.insert(users).values({
    uid,
    firstname: contract.firstname,
    lastname: contract.lastname,
    email: contract.email,
    phone: contract.phone,
    phone_verified_at: now,
    address: contract.address,
    address_info: contract.address_info,
    city: contract.city,
    province: contract.province,
    zip_code: contract.zip_code,
    privacy_general: contract.general,
    privacy_marketing: contract.marketing,
    privacy_survey: contract.survey,
    created_at: now,
    updated_at: now,
    sort_key: sortKeyOf(contract.lastname, contract.firstname),
    search: searchTextOf(contract.firstname, contract.lastname, contract.email, contract.phone),
  });
  await tx.insert(userRoles).values({ user_uid: uid, role: 'user', granted_at: now });
  const token = randomToken();
  await tx.insert(accountTokens).values({
    id: randomUUID(),
    kind: 'invitation',
    user_uid: uid,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + invitationDays * 86_400_000),
  });
  await sendInvitation(tx, context, contract, token);
  return uid;
}

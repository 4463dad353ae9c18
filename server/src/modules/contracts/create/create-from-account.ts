import { type NewAccountContract, newContract } from 'shared-api/entities';
import { unauthenticated } from '../../../platform/errors';
import { checkContent } from '../../../platform/http';
import { type Account, adoptConsents, type CustomerProfileField, lockByUid } from '../../users';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createByCustomer } from './create-by-customer';
import { mayWriteTo } from './may-write-to';

/**
 * A contract from the customer's own account: what is not stated of the person comes from the profile.
 * @throws Refusal `offer_changed`; `validation` also for what neither the body nor the profile holds
 */
export async function createFromAccount(
  context: ContractsContext,
  body: NewAccountContract,
  uid: string,
): Promise<Contract> {
  const written = body.email === undefined || (await mayWriteTo(context.limits, body.email));
  return context.db.lastTransaction(async (tx) => {
    const account = await lockByUid(tx, uid);
    if (account === null) throw unauthenticated();
    const contract = await createByCustomer(tx, context, {
      body: checkContent(newContract, { ...ofProfile(account), ...body }),
      source: 'account',
      userUid: uid,
      written,
    });
    await adoptConsents(tx, account, body, contract.created_at);
    return contract;
  });
}

/** A mobile that the account has confirmed needs no second confirmation, however short it is. */
function ofProfile(account: Account) {
  return {
    firstname: account.firstname || undefined,
    lastname: account.lastname || undefined,
    email: account.email,
    phone: account.phone ?? undefined,
    phone_confirmed: account.phone_verified_at !== null,
    tax_code: account.tax_code ?? undefined,
    address: account.address ?? undefined,
    address_info: account.address_info ?? undefined,
    city: account.city ?? undefined,
    province: account.province ?? undefined,
    zip_code: account.zip_code ?? undefined,
  } satisfies Record<CustomerProfileField | 'phone_confirmed', unknown>;
}

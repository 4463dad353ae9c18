import type { NewContract } from 'shared-api/entities';
import type { Caller } from '../../../platform/auth';
import type { NewRows } from '../../../platform/db';
import { unauthenticated } from '../../../platform/errors';
import { adoptConsents, lockByUid } from '../../users';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createByCustomer } from './create-by-customer';
import { mayWriteTo } from './may-write-to';

/**
 * A contract from the funnel. The answer is the same whether the e-mail is known or not; a signed-in customer owns
 * what they make.
 * @param beside what lets the browser that typed the data open the contract, written in one statement with it
 * @throws Refusal `offer_changed`, `validation`
 */
export async function createOnline(
  context: ContractsContext,
  body: NewContract,
  caller: Caller,
  beside: (contractId: string) => readonly NewRows[],
): Promise<Contract> {
  const customer = caller.kind === 'account' && caller.roles.includes('user') ? caller.uid : null;
  const written = await mayWriteTo(context.limits, body.email);
  return context.db.lastTransaction(async (tx) => {
    const account = customer === null ? null : await lockByUid(tx, customer);
    if (customer !== null && account === null) throw unauthenticated();
    const contract = await createByCustomer(tx, context, {
      body,
      source: 'online',
      userUid: customer,
      written,
      beside,
    });
    if (account !== null) await adoptConsents(tx, account, body, contract.created_at);
    return contract;
  });
}

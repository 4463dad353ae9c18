import type { NewContract } from 'shared-api/entities';
import type { Caller } from '../../../platform/auth';
import type { NewRows } from '../../../platform/db';
import { adoptConsents, findByUid } from '../../users';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendCreated } from '../emails/contract-emails';
import { noticeNewContract } from '../emails/store-emails';
import { createContract } from './create-contract';

/**
 * A contract from the funnel. The answer is the same whether the e-mail is known or not; a signed-in customer owns
 * what they make.
 * @param beside what lets the browser that typed the data open the contract, written in one statement with it
 * @throws Refusal `offer_changed`, `validation`
 */
export function createOnline(
  context: ContractsContext,
  body: NewContract,
  caller: Caller,
  beside: (contractId: string) => readonly NewRows[],
): Promise<Contract> {
  const customer = caller.kind === 'account' && caller.roles.includes('user') ? caller.uid : null;
  return context.db.lastTransaction(async (tx) => {
    const contract = await createContract(tx, context, {
      body,
      source: 'online',
      actor: 'customer',
      userUid: customer,
      beside,
    });
    const account = customer === null ? null : await findByUid(tx, customer);
    if (account !== null) await adoptConsents(tx, account, body, contract.created_at);
    await sendCreated(tx, context, contract);
    await noticeNewContract(tx, contract, contract.created_at);
    return contract;
  });
}

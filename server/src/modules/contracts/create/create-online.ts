import type { NewContract } from 'shared-api/entities';
import type { Caller } from '../../../platform/auth';
import type { NewRows } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { sendCreated } from '../emails/contract-emails';
import { noticeNewContract } from '../emails/store-emails';
import { createContract, type OnCreated } from './create-contract';

export interface Created<Answer> {
  readonly contract: Contract;
  readonly answer: Answer;
}

export interface OnlineParts<Answer> {
  readonly onCreated: OnCreated<Answer>;
  /** What lets the browser that typed the data open the contract, written in one statement with it. */
  readonly beside: (contractId: string) => readonly NewRows[];
}

/**
 * A contract from the funnel. The answer is the same whether the e-mail is known or not; a signed-in customer owns
 * what they make.
 * @throws Refusal `offer_changed`, `validation`
 */
export function createOnline<Answer>(
  context: ContractsContext,
  body: NewContract,
  caller: Caller,
  { onCreated, beside }: OnlineParts<Answer>,
): Promise<Created<Answer>> {
  const customer = caller.kind === 'account' && caller.roles.includes('user') ? caller.uid : null;
  return context.db.transaction(async (tx) => {
    const contract = await createContract(tx, context, {
      body,
      source: 'online',
      actor: 'customer',
      userUid: customer,
      beside,
    });
    await sendCreated(tx, context, contract);
    await noticeNewContract(tx, contract, contract.created_at);
    return { contract, answer: await onCreated(tx, contract) };
  });
}

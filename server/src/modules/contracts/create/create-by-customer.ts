import type { NewRows, Queries } from '../../../platform/db';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createdBeside } from '../emails/contract-emails';
import { newContractBeside } from '../emails/store-emails';
import { createContract } from './create-contract';
import type { ContractBody } from './new-contract';
import { factsOnLine } from './sale-facts';

interface CustomerCreation {
  readonly body: ContractBody;
  readonly source: 'online' | 'account';
  /** The signed-in customer, who then owns the contract. */
  readonly userUid: string | null;
  /** Whether they get the link by e-mail. */
  readonly written: boolean;
  readonly beside?: (contractId: string) => readonly NewRows[];
}

/**
 * A contract that a customer confirmed: they get its link by e-mail and the dealer a notice, in one statement with it.
 * @throws Refusal `offer_changed`, `validation`
 */
export async function createByCustomer(
  tx: Queries,
  context: ContractsContext,
  { beside, written, ...creation }: CustomerCreation,
): Promise<Contract> {
  const facts = await factsOnLine(tx, context, creation.body, creation.userUid);
  return createContract(tx, context, {
    ...creation,
    facts,
    actor: 'customer',
    beside: (made) => [
      ...(beside?.(made.id) ?? []),
      ...(written ? createdBeside(tx, context, made, facts.wording) : []),
      newContractBeside(made),
    ],
  });
}

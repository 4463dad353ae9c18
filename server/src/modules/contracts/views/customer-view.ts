import type { CustomerContract } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { notFound } from '../../../platform/errors';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { readContract } from './read-contract';

/**
 * What a customer's call answers with; `granted` false gives the masked record.
 * @param queries the transaction that the contract was changed in, while it is open
 * @throws Refusal `not_found` for a contract that was deleted meanwhile
 */
export function customerView(context: Pick<ContractsContext, 'db' | 'clock' | 'signing' | 'afterSale' | 'takesCards'>) {
  return async (
    contract: Contract | null,
    granted = true,
    queries: Queries = context.db.read,
  ): Promise<CustomerContract> => {
    if (contract === null) throw notFound();
    return readContract(queries, context, contract, granted);
  };
}

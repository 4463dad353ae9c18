import type { NewManagerContract } from 'shared-api/entities';
import type { Scope } from '../../../scope';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createAtDesk } from './create-at-desk';
import { withinLinkLimit } from './link-limits';
import { sendByStaff } from './send-by-staff';
import { staffOf } from './staff-call';

/**
 * A contract written by a dealer, for an own store. Car and customer may still be missing in part; with `send`
 * the link goes out in the same step, or nothing is made.
 * @throws Refusal `offer_changed`, `validation`, `too_many_requests`
 */
export function createByStaff(
  context: ContractsContext,
  scope: Scope,
  { send = false, ...body }: NewManagerContract,
): Promise<Contract> {
  const make = () =>
    context.db.lastTransaction(async (tx) => {
      const contract = await createAtDesk(tx, context, scope, { body, goesOn: send });
      return send ? sendByStaff(tx, context, contract, staffOf(scope)) : contract;
    });
  return send ? withinLinkLimit(context.limits, scope.uid, make) : make();
}

import type { NewManagerContract } from 'shared-api/entities';
import type { Scope } from '../../../scope';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { createContract } from '../create/create-contract';
import { auditStaff } from './audit-staff';
import { takeLinkLimit } from './link-limits';
import { sendByStaff } from './send-by-staff';
import { staffOf } from './staff-call';
import { staffSale } from './staff-sale';

/**
 * A contract written by a dealer, for an own store. Car and customer may still be missing in part; with `send`
 * the link goes out in the same step, or nothing is made.
 * @throws Refusal `offer_changed`, `validation`, `too_many_requests`
 */
export async function createByStaff(
  context: ContractsContext,
  scope: Scope,
  { send = false, ...body }: NewManagerContract,
): Promise<Contract> {
  const staff = staffOf(scope);
  if (send) await takeLinkLimit(context.limits, scope.uid);
  return context.db.lastTransaction(async (tx) => {
    const contract = await createContract(tx, context, {
      body,
      source: 'manager',
      actor: staff.actor,
      userUid: null,
      staff: { uid: scope.uid, sale: staffSale(scope) },
    });
    await auditStaff(tx, context, { staff, contract, action: 'created' });
    return send ? sendByStaff(tx, context, contract, staff) : contract;
  });
}

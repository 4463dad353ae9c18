import {
  appendEvent,
  type Contract,
  type ContractsContext,
  lockById,
  noticeDeclined,
  notSigning,
  stageAfter,
  updateContract,
  voidOvertaken,
} from '../../contracts';
import { dropSigning } from '../../signing';

/**
 * The customer says no, with a reason: reminders stop, the dealer is told. PENDING goes back where it came from; a
 * later signature takes the refusal away.
 * @throws Refusal `status` once signed
 */
export function declineContract(
  context: ContractsContext,
  contractId: string,
  reason: string,
): Promise<Contract | null> {
  return context.db.lastTransaction(async (tx) => {
    const contract = await lockById(tx, contractId);
    if (contract === null) return null;
    const now = context.clock.now();
    const status = stageAfter(contract, 'decline', 'customer');
    const declined = await updateContract(
      tx,
      contract,
      { status, ...notSigning, declined_at: now, decline_reason: reason },
      now,
    );
    await dropSigning(tx, contract.id, now);
    await voidOvertaken(tx, context, contract.id, declined, now);
    await appendEvent(tx, context.keys, {
      contractId: contract.id,
      type: 'declined',
      at: now,
      actor: 'customer',
      details: { reason },
    });
    await noticeDeclined(tx, declined, now);
    return declined;
  });
}

import { nextStage } from 'shared-api/domain';
import { validationMessages } from 'shared-api/messages';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { updateContract } from '../contracts.repository';
import { sendCancelled } from '../emails/contract-emails';
import { noticeCancelled } from '../emails/store-emails';
import { endContract } from '../history/end-contract';
import { refuseStage } from '../stage';
import { auditStaff } from './audit-staff';
import { type StaffCall, withContract } from './staff-call';

/**
 * Takes a contract out of every list; sealed evidence stays. A manager removes what is unsigned, an admin also what
 * is signed and unpaid: then with a reason, and customer and dealer are told.
 * @throws Refusal `status`, `validation` without the reason, `stale`
 */
export function removeContract(context: ContractsContext, call: StaffCall, reason: string | undefined): Promise<void> {
  return withContract(context, call, async (tx, contract, staff) => {
    if (nextStage(contract.status, 'delete', staff.actor) !== 'deleted') throw refuseStage(contract, 'delete');
    if (contract.signed_at !== null && !reason) throw invalid({ reason: [t(validationMessages.required)] });
    call.expectVersion(contract.version);
    const now = context.clock.now();
    const change = { deleted_at: now, deleted_by: staff.actor, delete_reason: reason || null };
    const statedAt = await context.afterSale.openStatementOf(tx, contract.id);
    const deleted = await updateContract(tx, contract, change, now);
    await endContract(tx, context, {
      contractId: contract.id,
      at: now,
      actor: staff.actor,
      actorUid: staff.uid,
      ...(reason ? { details: { reason } } : {}),
    });
    await auditStaff(tx, context, { staff, contract, action: 'deleted', data: { status: contract.status } });
    if (contract.signed_at === null) return;
    await context.afterSale.tellMismatches(tx, deleted, now);
    await sendCancelled(tx, context, deleted);
    if (statedAt !== null) await context.afterSale.tellEnded(tx, context, deleted, statedAt);
    await noticeCancelled(tx, deleted, now);
  });
}

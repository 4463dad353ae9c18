import type { Queries } from '../../../platform/db';
import { invalid, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Contract, StaffMember } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { missingToSend } from '../edit/completeness.rules';
import { sendCreated } from '../emails/contract-emails';
import { sendLink } from '../link/send-link';
import { expectNotWithdrawn, stageAfter } from '../stage';
import { auditStaff } from './audit-staff';
import { expectLinkDue, withinLinkLimit } from './link-limits';
import { staffMessages } from './staff.messages';
import { type StaffCall, withContract } from './staff-call';

/**
 * Sends the link, or sends it anew: to complete and sign, or once signed to choose and pay. Car and phone must be there;
 * what else is missing is the customer's to complete.
 * @throws Refusal `status`, while a stated withdrawal waits for an answer, too; `validation` on what is missing,
 *   `too_many_requests`, `stale`
 */
export function resendSms(context: ContractsContext, call: StaffCall): Promise<Contract> {
  const send = () =>
    withContract(context, call, async (tx, contract, staff) => {
      expectNotWithdrawn(contract);
      stageAfter(contract, contract.status === 'DRAFT' ? 'send' : 'resend', staff.actor);
      call.expectVersion(contract.version);
      await expectToPay(tx, context, contract);
      await expectLinkDue(tx, context, contract.id);
      return sendByStaff(tx, context, contract, staff);
    });
  return withinLinkLimit(context.limits, call.scope.uid, send);
}

/** Nobody is asked to pay a contract that they may have left. @throws Refusal `status` */
async function expectToPay(tx: Queries, { afterSale }: ContractsContext, { id, signed_at }: Contract): Promise<void> {
  if (signed_at !== null && (await afterSale.openStatementOf(tx, id)) !== null)
    throw wrongStatus(t(staffMessages.statementOpen));
}

/** The same in a transaction that is already open; a dealer's contract also goes out by e-mail the first time. */
export async function sendByStaff(
  tx: Queries,
  context: ContractsContext,
  contract: Contract,
  staff: StaffMember,
): Promise<Contract> {
  if (contract.signed_at === null) expectSendable(contract);
  const isFirst = contract.source === 'manager' && contract.sent_at === null;
  const sent = await sendLink(tx, context, contract, staff);
  if (isFirst) await sendCreated(tx, context, sent);
  await auditStaff(tx, context, { staff, contract, action: 'link-sent', data: { status: sent.status } });
  return sent;
}

/** @throws Refusal `validation` on what a link needs: the car and the phone */
export function expectSendable(contract: Contract): void {
  const missing = missingToSend(contract);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, [t(staffMessages[field])]])));
}

import type { ContractRequest } from 'shared-api/entities';
import { notFound, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { closeNotices } from '../../notifications';
import type { ContractsContext } from '../contracts.context';
import { sendRequestAnswer } from '../emails/request-emails';
import { auditStaff } from '../staff-actions/audit-staff';
import { type StaffCall, withContract } from '../staff-actions/staff-call';
import { expectToCome, type StatedAnswer, statedAppointment } from './appointment.rules';
import { requestMessages } from './request.messages';
import { lockRequest, requestOf, storeAnswer } from './requests.repository';

/**
 * Staff answers a customer's request, which closes it: the notices of it end, and the customer reads the answer by
 * e-mail and in the account.
 * @throws Refusal `not_found`, `status` when it was answered before, `validation`
 */
export function answerRequest(
  context: ContractsContext,
  call: StaffCall,
  id: string,
  stated: StatedAnswer,
): Promise<ContractRequest> {
  return withContract(context, call, async (tx, contract, staff) => {
    const request = await lockRequest(tx, contract.id, id);
    if (request === null) throw notFound();
    if (request.answered_at !== null) throw wrongStatus(t(requestMessages.alreadyAnswered));
    const now = context.clock.now();
    const appointment = statedAppointment(stated);
    expectToCome(appointment, now);
    await storeAnswer(tx, id, {
      answer: stated.text,
      appointment_at: appointment,
      answered_at: now,
      answered_by: staff.uid,
    });
    await closeNotices(tx, contract.id, [`request:${id}`], now);
    await auditStaff(tx, context, { staff, contract, action: 'request-answered', data: { kind: request.kind } });
    const answered = await requestOf(tx, id);
    await sendRequestAnswer(tx, context, contract, answered);
    return answered;
  });
}

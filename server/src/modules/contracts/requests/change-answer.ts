import type { ContractRequest } from 'shared-api/entities';
import { invalid, notFound, wrongStatus } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { sendChangedAnswer } from '../emails/request-emails';
import { auditStaff } from '../staff-actions/audit-staff';
import { type StaffCall, withContract } from '../staff-actions/staff-call';
import { expectNotWithdrawn } from '../stage';
import { type AppointmentMove, expectToCome, moveOf, type StatedAnswer, statedAppointment } from './appointment.rules';
import { requestMessages } from './request.messages';
import { lockRequest, requestOf, storeAnswer } from './requests.repository';

/**
 * Another answer takes the place of the one that was given, and with it the appointment is moved, or called off where
 * none is named any more; the customer reads so by e-mail. When the request was answered first stays, as proof that it
 * was in time; what was answered before stands in the e-mail of then, and its appointment in the audit.
 * @throws Refusal `not_found`, `status` when it was not answered yet or the contract was left, `stale`, `validation`
 */
export function changeAnswer(
  context: ContractsContext,
  call: StaffCall,
  id: string,
  stated: StatedAnswer,
): Promise<ContractRequest> {
  return withContract(context, call, async (tx, contract, staff) => {
    const request = await lockRequest(tx, contract.id, id);
    if (request === null) throw notFound();
    expectNotWithdrawn(contract);
    if (request.answered_at === null) throw wrongStatus(t(requestMessages.notAnswered));
    call.expectVersion(request.version);
    const now = context.clock.now();
    const before = request.appointment_at;
    const appointment = statedAppointment(stated);
    const move = moveOf(before, appointment);
    // One that has taken place may stand beside other words: it is not agreed anew.
    if (move !== 'kept') expectToCome(appointment, now);
    if (stated.text === request.answer) expectOtherWords(move);
    await storeAnswer(tx, id, {
      answer: stated.text,
      appointment_at: appointment,
      answered_by: staff.uid,
      answer_changed_at: now,
      ...(before !== null && move !== 'kept' && { former_appointment_at: before }),
    });
    await auditStaff(tx, context, {
      ...{ staff, contract, action: 'request-answer-changed' },
      data: {
        ...{ kind: request.kind, move },
        before: before?.toISOString() ?? null,
        appointment_at: appointment?.toISOString() ?? null,
      },
    });
    const changed = await requestOf(tx, id);
    await sendChangedAnswer(tx, context, contract, changed, before);
    return changed;
  });
}

/**
 * The words of before may stand beside a first appointment. Beside one that was moved or called off they would tell the
 * customer of the day that holds no more.
 * @throws Refusal `validation`
 */
function expectOtherWords(move: AppointmentMove): void {
  if (move === 'kept') throw invalid({ text: [t(requestMessages.sameAnswer)] });
  if (move !== 'agreed') throw invalid({ text: [t(requestMessages.formerAnswer)] });
}

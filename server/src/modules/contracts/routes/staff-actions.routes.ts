import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { staffAnswers } from '../staff-actions/answer-changed';
import { bulkMessage, runBulk } from '../staff-actions/bulk';
import { fillByStaff } from '../staff-actions/fill-by-staff';
import { linkSentMessage } from '../staff-actions/link-sent-message';
import { payByStaff } from '../staff-actions/pay-by-staff';
import { type RefundCard, refundByStaff } from '../staff-actions/refund-by-staff';
import { removeContract } from '../staff-actions/remove-contract';
import { resendSms } from '../staff-actions/send-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';
import { updateByStaff } from '../staff-actions/update-by-staff';
import type { Both } from './twin-entries';

/** The entries by which an area acts on contracts: one behaviour under two paths, the scope decides the rows. */
export interface ActionEntries {
  readonly update: Both<'update'>;
  readonly resendSms: Both<'resendSms'>;
  readonly fillPdf: Both<'fillPdf'>;
  readonly markAsPayed: Both<'markAsPayed'>;
  readonly markAsRefunded: Both<'markAsRefunded'>;
  readonly bulk: Both<'bulk'>;
  readonly remove: Both<'remove'>;
}

export function staffActionRoutes(
  context: ContractsContext,
  entries: ActionEntries,
  refundCard: RefundCard,
): readonly Implementation[] {
  const { changed, withFresh } = staffAnswers(context);

  return [
    implement(entries.update, (call) =>
      changed(
        call,
        (staff) => updateByStaff(context, staff, call.body),
        () => t(staffMessages.updated),
      ),
    ),
    implement(entries.resendSms, (call) => changed(call, (staff) => resendSms(context, staff), linkSentMessage)),
    implement(entries.fillPdf, (call) =>
      changed(
        call,
        (staff) => fillByStaff(context, staff),
        () => t(staffMessages.filled),
      ),
    ),
    implement(entries.markAsPayed, (call) =>
      changed(
        call,
        (staff) => payByStaff(context, staff, call.body),
        ({ code }) => t(staffMessages.paid, { code }),
      ),
    ),
    implement(entries.markAsRefunded, (call) =>
      changed(
        call,
        (staff) => refundByStaff(context, staff, call.body, refundCard),
        () => t(staffMessages.refunded),
      ),
    ),
    implement(entries.remove, async (call) => {
      await withFresh(call, (staff) => removeContract(context, staff, call.body.reason));
      return { status: 204 };
    }),
    implement(entries.bulk, async ({ scope, requestId, body }) => {
      const rows = await runBulk(context, { scope, requestId }, body);
      return { status: 202, body: { data: rows, message: bulkMessage(rows) } };
    }),
  ];
}

import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { staffAnswers } from '../staff-actions/answer-changed';
import { bulkMessage, type FillPdf, runBulk } from '../staff-actions/bulk';
import { linkSentMessage } from '../staff-actions/link-sent-message';
import { removeContract } from '../staff-actions/remove-contract';
import { resendSms } from '../staff-actions/send-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';
import { updateByStaff } from '../staff-actions/update-by-staff';
import type { Both } from './twin-entries';

/** The entries by which an area acts on contracts: one behaviour under two paths, the scope decides the rows. */
export interface ActionEntries {
  readonly update: Both<'update'>;
  readonly resendSms: Both<'resendSms'>;
  readonly bulk: Both<'bulk'>;
  readonly remove: Both<'remove'>;
}

export function staffActionRoutes(
  context: ContractsContext,
  entries: ActionEntries,
  fillPdf: FillPdf,
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
    implement(entries.remove, async (call) => {
      await withFresh(call, (staff) => removeContract(context, staff, call.body.reason));
      return { status: 204 };
    }),
    implement(entries.bulk, async ({ scope, requestId, body }) => {
      const rows = await runBulk(context, { scope, requestId, fillPdf }, body);
      return { status: 202, body: { data: rows, message: bulkMessage(rows) } };
    }),
  ];
}

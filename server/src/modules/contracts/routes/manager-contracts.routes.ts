import { managerContracts } from 'shared-api/contracts';
import type { Queries } from '../../../platform/db';
import { type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import { calendarFile } from '../calendar/calendar-file';
import { noConsents } from '../consents/consents.repository';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { identityMessages } from '../identity/identity.messages';
import { recordIdentity } from '../identity/record-identity';
import { completeWork } from '../maintenance/complete-work';
import { maintenanceMessages } from '../maintenance/maintenance.messages';
import { snapshotsOf } from '../snapshots';
import { findContract } from '../staff/find-contract';
import { readFoundContract } from '../staff/read-staff-contract';
import { staffAnswers, staffCallOf } from '../staff-actions/answer-changed';
import { duplicateContract, renewContract } from '../staff-actions/copy-contract';
import { createByStaff } from '../staff-actions/create-by-staff';
import { staffMessages } from '../staff-actions/staff.messages';
import { keeping } from '../views/created-answer';

/** What only a dealer does: contracts are written, people identified and cars serviced there. */
export function managerContractRoutes(context: ContractsContext): readonly Implementation[] {
  const { changed } = staffAnswers(context);
  const createdWith =
    (textOf: (contract: Contract) => Text) =>
    async (contract: Contract, tx: Queries, from = '') => {
      // Consents are the customer's to give, and nobody was asked yet.
      const found = { contract, frozen: snapshotsOf(contract), consentsAt: noConsents };
      const message = t(textOf(contract), { code: contract.code, from });
      return { status: 201 as const, body: { data: await readFoundContract(tx, context, found), message } };
    };
  const created = createdWith(({ sent_at }) =>
    sent_at === null ? staffMessages.created : staffMessages.createdAndSent,
  );
  return [
    implement(managerContracts.create, (call) =>
      createByStaff(context, call.scope, call.body, keeping(call.keepAnswer, created)),
    ),
    implement(managerContracts.duplicate, (call) =>
      duplicateContract(
        context,
        staffCallOf(call),
        keeping(
          call.keepAnswer,
          createdWith(() => staffMessages.copied),
        ),
      ),
    ),
    implement(managerContracts.renew, (call) =>
      renewContract(
        context,
        staffCallOf(call),
        keeping(
          call.keepAnswer,
          createdWith(() => staffMessages.renewed),
        ),
      ),
    ),
    implement(managerContracts.recordIdentity, (call) =>
      changed(
        call,
        (staff) => recordIdentity(context, staff, call.body, call.file),
        () => t(identityMessages.recorded),
      ),
    ),
    implement(managerContracts.completeMaintenance, (call) => {
      const n = Number(call.params.n);
      return changed(
        call,
        (staff) => completeWork(context, staff, n, call.body),
        () => t(maintenanceMessages.done, { n }),
      );
    }),
    implement(managerContracts.getCalendar, async ({ scope, params }) => {
      const contract = await findContract(context.db.read, scope, params.contract_uid);
      return { status: 200, file: await calendarFile(context, contract) };
    }),
  ];
}

import { accountContracts, managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type ContractsContext, findContract, staffAnswers } from '../../contracts';
import { calendarFile } from '../calendar/calendar-file';
import { completeWork } from '../maintenance/complete-work';
import { maintenanceMessages } from '../maintenance/maintenance.messages';

/** The services that a contract covers: done at the dealer's, and in the calendar of whoever waits for them. */
export function maintenanceRoutes(context: ContractsContext): readonly Implementation[] {
  const { changed } = staffAnswers(context);
  return [
    implement(managerContracts.completeMaintenance, (call) => {
      const n = Number(call.params.n);
      return changed(
        call,
        (staff) => completeWork(context, staff, n, call.body),
        () => t(maintenanceMessages.done, { n }),
      );
    }),
    ...(
      [
        [managerContracts.getCalendar, 'manager'],
        [accountContracts.getCalendar, 'account'],
      ] as const
    ).map(([entry, reader]) =>
      implement(entry, async ({ scope, params }) => {
        const contract = await findContract(context.db.read, scope, params.contract_uid);
        return { status: 200, file: await calendarFile(context, contract, reader) };
      }),
    ),
  ];
}

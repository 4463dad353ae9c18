import { accountContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { ownerAccess } from '../access/contract-access';
import { calendarFile } from '../calendar/calendar-file';
import type { ContractsContext } from '../contracts.context';
import { createFromAccount } from '../create/create-from-account';
import { timelineOf } from '../history/timeline';
import { listContracts } from '../staff-list/list-contracts';
import { createdAnswer, keeping } from '../views/created-answer';
import { customerView } from '../views/customer-view';
import { customerActionRoutes } from './customer-actions.routes';

/** A customer's own contracts, from the account. */
export function accountContractRoutes(context: ContractsContext): readonly Implementation[] {
  const access = ownerAccess(context);
  const view = customerView(context);

  return [
    implement(accountContracts.list, async ({ query, scope }) => ({
      status: 200,
      body: await listContracts(context.db.read, scope, query, context.clock.now()),
    })),

    implement(accountContracts.create, ({ body, scope, keepAnswer }) =>
      createFromAccount(context, body, scope.uid, keeping(keepAnswer, createdAnswer)),
    ),

    implement(accountContracts.get, async (call) => {
      const { contract } = await access(call);
      return { status: 200, body: { data: await view(contract) }, version: contract.version, view: 'full' };
    }),

    implement(accountContracts.listEvents, async (call) => {
      const { contract } = await access(call);
      const data = await timelineOf({ db: context.db.read, outbox: context.outbox }, contract, 'customer');
      return { status: 200, body: { data } };
    }),

    implement(accountContracts.getCalendar, async (call) => {
      const { contract } = await access(call);
      return { status: 200, file: await calendarFile(context, contract) };
    }),

    ...customerActionRoutes(context, accountContracts, access),
  ];
}

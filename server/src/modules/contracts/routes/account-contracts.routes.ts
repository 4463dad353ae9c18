import { accountContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { createFromAccount } from '../create/create-from-account';
import { timelineOf } from '../history/timeline';
import { requestMessages } from '../requests/request.messages';
import { requestsOf } from '../requests/requests.repository';
import { sendRequest } from '../requests/send-request';
import { takeBackRequest } from '../requests/take-back-request';
import { storeSnapshot } from '../snapshots';
import { findContract } from '../staff/find-contract';
import { accountOverview } from '../staff-list/account-overview';
import { listContracts } from '../staff-list/list-contracts';
import { createdAnswer } from '../views/created-answer';
import { customerView } from '../views/customer-view';

/** A customer's own contracts, from the account. */
export function accountContractRoutes(context: ContractsContext): readonly Implementation[] {
  const view = customerView(context);

  return [
    implement(accountContracts.list, async ({ query, scope }) => ({
      status: 200,
      body: await listContracts(context.db.read, scope, query, context.clock.now()),
    })),

    implement(accountContracts.overview, async ({ scope }) => ({
      status: 200,
      body: { data: await accountOverview(context, scope) },
    })),

    implement(accountContracts.create, async ({ body, scope }) =>
      createdAnswer(context, await createFromAccount(context, body, scope.uid)),
    ),

    implement(accountContracts.get, async ({ scope, params }) => {
      const contract = await findContract(context.db.read, scope, params.contract_uid);
      return { status: 200, body: { data: await view(contract) }, version: contract.version, view: 'full' };
    }),

    implement(accountContracts.listEvents, async ({ scope, params }) => {
      const contract = await findContract(context.db.read, scope, params.contract_uid);
      const data = await timelineOf({ db: context.db.read, outbox: context.outbox }, contract, 'customer');
      return { status: 200, body: { data } };
    }),

    implement(accountContracts.listRequests, async ({ scope, params }) => {
      const { id } = await findContract(context.db.read, scope, params.contract_uid);
      return { status: 200, body: { data: await requestsOf(context.db.read, id) } };
    }),

    implement(accountContracts.sendRequest, async ({ scope, params, body }) => {
      const { id } = await findContract(context.db.read, scope, params.contract_uid);
      const { contract, request } = await sendRequest(context, id, body);
      const store = storeSnapshot.parse(contract.store_snapshot).name;
      return { status: 201, body: { data: request, message: t(requestMessages.sent, { store }) } };
    }),

    implement(accountContracts.takeBackRequest, async ({ scope, params }) => {
      const { id } = await findContract(context.db.read, scope, params.contract_uid);
      await takeBackRequest(context, id, params.id);
      return { status: 202, body: { message: t(requestMessages.takenBack) } };
    }),
  ];
}

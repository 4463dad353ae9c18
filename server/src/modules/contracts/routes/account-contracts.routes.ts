import { accountContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { ContractsContext } from '../contracts.context';
import { createFromAccount } from '../create/create-from-account';
import { timelineOf } from '../history/timeline';
import { requestMessages } from '../requests/request.messages';
import { requestsOf } from '../requests/requests.repository';
import { sendRequest } from '../requests/send-request';
import { storeSnapshot } from '../snapshots';
import { findContract } from '../staff/find-contract';
import { listContracts } from '../staff-list/list-contracts';
import { createdAnswer, keeping } from '../views/created-answer';
import { customerView } from '../views/customer-view';

/** A customer's own contracts, from the account. */
export function accountContractRoutes(context: ContractsContext): readonly Implementation[] {
  const view = customerView(context);

  return [
    implement(accountContracts.list, async ({ query, scope }) => ({
      status: 200,
      body: await listContracts(context.db.read, scope, query, context.clock.now()),
    })),

    implement(accountContracts.create, ({ body, scope, keepAnswer }) =>
      createFromAccount(context, body, scope.uid, keeping(keepAnswer, createdAnswer)),
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

    implement(accountContracts.sendRequest, async ({ scope, params, body, keepAnswer }) => {
      const { id } = await findContract(context.db.read, scope, params.contract_uid);
      return sendRequest(context, id, body, async (tx, { store_snapshot }, data) => {
        const message = t(requestMessages.sent, { store: storeSnapshot.parse(store_snapshot).name });
        const answer = { status: 201 as const, body: { data, message } };
        await keepAnswer(tx, answer);
        return answer;
      });
    }),
  ];
}

import { managerContracts, managerCounter } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { metaOf } from '../../../platform/list';
import type { ContractsContext } from '../contracts.context';
import { showQr } from '../counter/show-qr';
import { findCustomers } from '../customers/customers.repository';

/** What a dealer needs at the desk, beside the contracts themselves. */
export function managerCounterRoutes(context: ContractsContext): readonly Implementation[] {
  return [
    implement(managerContracts.getQr, async ({ scope, params }) => ({
      status: 200,
      body: { data: await showQr(context, scope, params.contract_uid) },
    })),

    implement(managerCounter.listCustomers, async ({ scope, query }) => {
      const { data, total } = await findCustomers(context.db.read, scope, query);
      return { status: 200, body: { data, meta: metaOf(query, total) } };
    }),
  ];
}

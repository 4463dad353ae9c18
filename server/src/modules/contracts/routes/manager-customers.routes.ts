import { managerCounter } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { metaOf } from '../../../platform/list';
import type { ContractsContext } from '../contracts.context';
import { findCustomers } from '../customers/customers.repository';

/** The people that a dealer sold to before: the form of a new contract takes them over. */
export function managerCustomerRoutes({ db }: Pick<ContractsContext, 'db'>): readonly Implementation[] {
  return [
    implement(managerCounter.listCustomers, async ({ scope, query }) => {
      const { data, total } = await findCustomers(db.read, scope, query);
      return { status: 200, body: { data, meta: metaOf(query, total) } };
    }),
  ];
}

import { adminContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import type { ContractsContext } from '../contracts.context';
import { findContract } from '../staff/find-contract';
import { verifyContract } from '../verify/verify-contract';

/** What only the operator does with a contract. */
export function adminContractRoutes({ db, keys, storage }: ContractsContext): readonly Implementation[] {
  return [
    implement(adminContracts.verify, async ({ scope, params }) => {
      const { id } = await findContract(db.read, scope, params.contract_uid);
      const { valid, events, head } = await verifyContract({ db: db.read, keys, storage }, id);
      return { status: 200, body: { data: { valid, events, head } } };
    }),
  ];
}

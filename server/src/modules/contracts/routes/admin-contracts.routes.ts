import { adminContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { exportAnalytics } from '../analytics/export-analytics';
import type { ContractsContext } from '../contracts.context';
import { findContractToRead } from '../staff/find-contract';
import { faultText } from '../verify/faults';
import { verifyContract } from '../verify/verify-contract';

/** What only the operator does with a contract. */
export function adminContractRoutes(context: ContractsContext): readonly Implementation[] {
  const { db, keys, storage } = context;

  return [
    implement(adminContracts.verify, async ({ scope, params }) => {
      const { id } = await findContractToRead(db.read, scope, params.contract_uid);
      const { valid, events, head, faults } = await verifyContract({ db, keys, storage }, id);
      return { status: 200, body: { data: { valid, events, head, faults: faults.map(faultText) } } };
    }),
    implement(adminContracts.exportAnalytics, async ({ scope, query: { format, store_uid: storeUid, ...query } }) => ({
      status: 200,
      file: await exportAnalytics(context, { scope, storeUid, ...query }, format),
    })),
  ];
}

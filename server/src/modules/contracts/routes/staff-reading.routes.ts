import type { adminContracts, managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import type { ContractsContext } from '../contracts.context';
import { findContractToShow } from '../staff/find-contract';
import { readFoundContract } from '../staff/read-staff-contract';
import { listContracts } from '../staff-list/list-contracts';

/** The entries by which an area reads contracts: one behaviour under two paths, the scope decides the rows. */
export interface ReadingEntries {
  readonly list: typeof managerContracts.list | typeof adminContracts.search;
  readonly get: typeof managerContracts.get | typeof adminContracts.get;
}

export function staffReadingRoutes(context: ContractsContext, entries: ReadingEntries): readonly Implementation[] {
  const { db, clock } = context;

  return [
    implement(entries.list, async ({ scope, query }) => ({
      status: 200,
      body: await listContracts(db.read, scope, query, clock.now()),
    })),

    implement(entries.get, async ({ scope, params }) => {
      const found = await findContractToShow(db.read, scope, params.contract_uid, clock.now());
      const data = await readFoundContract(db.read, context, found);
      return { status: 200, body: { data }, version: data.version };
    }),
  ];
}

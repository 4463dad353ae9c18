import { asc, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { inScope } from '../../../scope';
import type { Contract } from '../contract.types';
import { contracts } from '../tables/contract.table';

/** A customer's contracts, deleted ones too, while the customer stands in them; oldest first. */
export function ownedContracts(db: Queries, uid: string): Promise<Contract[]> {
  return inScope(db, { area: 'user', uid })
    .contracts(getTableColumns(contracts), isNull(contracts.erased_at))
    .orderBy(asc(contracts.created_at), asc(contracts.code));
}

/** The contracts that an erasure would keep. */
export function signedContractsOf(db: Queries, uid: string): Promise<Contract[]> {
  return inScope(db, { area: 'user', uid })
    .contracts(getTableColumns(contracts), isNotNull(contracts.signed_at))
    .orderBy(asc(contracts.created_at));
}

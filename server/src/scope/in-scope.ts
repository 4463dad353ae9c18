import { and, type SQL } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { contracts } from '../modules/contracts/tables/contract.table';
import { type Queries, unscoped } from '../platform/db';
import { stores } from '../platform/db/schema';
import type { PreparedScope, Scope } from '../platform/scope';
import { contractsIn, storesIn } from './scope';

/** Reads of what a caller may know of: the scope is part of the statement, `where` narrows it further. */
export function inScope(db: Queries, scope: Scope | PreparedScope) {
  const all = unscoped(db, 'the scope is put on here');
  return {
    contracts: <Fields extends SelectedFields>(fields: Fields, where?: SQL) =>
      all
        .select(fields)
        .from(contracts)
        .where(and(contractsIn(scope), where)),
    stores: <Fields extends SelectedFields>(fields: Fields, where?: SQL) =>
      all
        .select(fields)
        .from(stores)
        .where(and(storesIn(scope), where)),
  };
}

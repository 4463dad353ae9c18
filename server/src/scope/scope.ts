import { type SQL, sql } from 'drizzle-orm';
import { contracts } from '../modules/contracts/tables/contract.table';
import { contractCounts } from '../modules/contracts/tables/contract-count.table';
import { documents } from '../modules/documents/tables/document.table';
import { messages, storeManagers, stores, users } from '../platform/db/schema';
import type { PreparedScope, Scope } from '../platform/scope';

const everything = sql`true`;

const ownStores = (scope: Scope | PreparedScope): SQL =>
  sql`(select ${storeManagers.store_uid} from ${storeManagers} where ${storeManagers.user_uid} = ${scope.uid})`;

/** Condition on `contracts`. */
export function contractsIn(scope: Scope | PreparedScope): SQL {
  switch (scope.area) {
    case 'admin':
      return everything;
    case 'manager':
      return sql`${contracts.store_uid} in ${ownStores(scope)}`;
    case 'user':
      return sql`${contracts.user_uid} = ${scope.uid}`;
  }
}

/** Condition on `contract_counts`; null for a customer, whose contracts are not counted by themselves. */
export function contractCountsIn(scope: Scope): SQL | null {
  switch (scope.area) {
    case 'admin':
      return everything;
    case 'manager':
      return sql`${contractCounts.store_uid} in ${ownStores(scope)}`;
    case 'user':
      return null;
  }
}

/** Condition on `stores`; a customer has none of their own. */
export function storesIn(scope: Scope | PreparedScope): SQL {
  switch (scope.area) {
    case 'admin':
      return everything;
    case 'manager':
      return sql`${stores.store_uid} in ${ownStores(scope)}`;
    case 'user':
      return sql`false`;
  }
}

/** Condition on `users`: a manager knows the customers of own stores' contracts, a customer themselves. */
export function usersIn(scope: Scope): SQL {
  switch (scope.area) {
    case 'admin':
      return everything;
    case 'manager':
      return sql`${users.uid} in (select ${contracts.user_uid} from ${contracts} where ${contractsIn(scope)})`;
    case 'user':
      return sql`${users.uid} = ${scope.uid}`;
  }
}

/** Condition on `documents`. */
export function documentsIn(scope: Scope): SQL {
  return scope.area === 'admin'
    ? everything
    : sql`${documents.contract_id} in (select ${contracts.id} from ${contracts} where ${contractsIn(scope)})`;
}

/**
 * Condition on `messages`, the outbox: those of visible contracts only. What was said about a contract goes with it when
 * it is deleted: whoever sees some contracts has those found that are there, for the operator the deleted are looked up in
 * their index, and whoever only counts reads no other contract.
 */
export function messagesIn(scope: Scope): SQL {
  return scope.area === 'admin'
    ? sql`not exists (select 1 from ${contracts} where ${contracts.id} = ${messages.contract_id} and ${contracts.deleted_at} is not null)`
    : sql`${messages.contract_id} in (select ${contracts.id} from ${contracts} where ${contracts.deleted_at} is null and ${contractsIn(scope)})`;
}

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

/** Condition on any table with a contract's id, by that contract. */
function ofContractsIn(scope: Scope, contractId: SQL): SQL {
  return scope.area === 'admin'
    ? everything
    : sql`${contractId} in (select ${contracts.id} from ${contracts} where ${contractsIn(scope)})`;
}

/** Condition on `documents`. */
export function documentsIn(scope: Scope): SQL {
  return ofContractsIn(scope, sql`${documents.contract_id}`);
}

/** Condition on `messages`, the outbox: those of visible contracts only. */
export function messagesIn(scope: Scope): SQL {
  return ofContractsIn(scope, sql`${messages.contract_id}`);
}

import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ContractStatus } from 'shared-api/domain';
import { cents } from '../../../platform/db/schema/columns';
import { stores } from '../../../platform/db/schema/store.table';

const columns = {
  store_uid: uuid()
    .notNull()
    .references(() => stores.store_uid),
  status: text().$type<ContractStatus>().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  cents: cents().notNull(),
};

/** How many contracts a dealer has of a status, deleted ones left out, as they were added up last. */
export const contractCounts = pgTable('contract_counts', columns, (t) => [
  primaryKey({ name: 'contract_counts_pkey', columns: [t.store_uid, t.status] }),
]);

/** What has changed since: a trigger writes it with each change of a contract. */
export const contractCountChanges = pgTable('contract_count_changes', {
  id: uuid().primaryKey().defaultRandom(),
  ...columns,
});

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/schema/columns';
import { contracts } from '../../contracts/tables/contract.table';

/** What lets a visitor see one contract in full: a cookie, kept hashed. */
export const contractGrants = pgTable(
  'contract_grants',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    source: text({ enum: ['created', 'link', 'code', 'signin'] }).notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    voided_at: instant(),
  },
  (t) => [
    check('contract_grants_source', sql`${t.source} in ('created', 'link', 'code', 'signin')`),
    index('contract_grants_contract').on(t.contract_id),
    index('contract_grants_expires').on(t.expires_at),
  ],
);

import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { contracts } from '../../contracts/tables/contract.table';

/**
 * Contracts without a scheda since a method was chosen or, before they were paid, another dealer became their own; the
 * paper that may be there names what was before. A trigger writes it with each such event.
 */
export const staleSchede = pgTable('stale_schede', {
  contract_id: uuid()
    .primaryKey()
    .references(() => contracts.id, { onDelete: 'cascade' }),
});

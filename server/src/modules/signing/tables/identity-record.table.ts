import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/schema/columns';
import { users } from '../../../platform/db/schema/user.table';
import { contracts } from '../../contracts/tables/contract.table';

/** The identity document and the acceptance that raise a signature to FEA (DPCM 22/02/2013 artt. 56-57). */
export const identityRecords = pgTable('identity_records', {
  contract_id: uuid()
    .primaryKey()
    .references(() => contracts.id),
  document_type: text().notNull(),
  /** Encrypted. */
  number: text().notNull(),
  expires_on: date({ mode: 'string' }).notNull(),
  storage_key: text().notNull(),
  media_type: text().notNull(),
  sha256: text().notNull(),
  service_accepted: boolean().notNull(),
  recorded_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  created_at: instant().notNull(),
});

import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/schema/columns';
import { users } from '../../../platform/db/schema/user.table';
import { contracts } from './contract.table';

/** Files that staff put beside a contract; served through their own call only. */
export const contractAttachments = pgTable(
  'contract_attachments',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    created_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (t) => [index('contract_attachments_contract').on(t.contract_id, t.created_at.desc().nullsFirst())],
);

export const contractNotes = pgTable(
  'contract_notes',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (t) => [index('contract_notes_contract').on(t.contract_id, t.created_at.desc().nullsFirst())],
);

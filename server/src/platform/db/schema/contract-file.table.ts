import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { contracts } from './contract.table';
import { users } from './user.table';

/** Every PDF of a contract: the file that was shown and the file that was sealed are two rows. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id),
    kind: text({ enum: ['contratto', 'scheda', 'ricevuta', 'recesso'] }).notNull(),
    version: integer().notNull(),
    sealed: boolean().notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of a sealed contratto: how many of its first bytes are the file that was shown. */
    shown_bytes: bigint({ mode: 'number' }),
    shown_sha256: text(),
    /** Of the certificate that sealed it, so that a check years later knows which one was meant. */
    certificate_sha256: text(),
    /** B-T when a time-stamp service answered, else B-B. */
    seal_level: text({ enum: ['B-B', 'B-T'] }),
    /** A later version, or an edit before the signature, took its place. */
    superseded_at: instant(),
    created_at: instant().notNull(),
  },
  (t) => [
    check('documents_kind', sql`${t.kind} in ('contratto', 'scheda', 'ricevuta', 'recesso')`),
    check('documents_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    check('documents_seal_level', sql`${t.seal_level} in ('B-B', 'B-T')`),
    unique('documents_version').on(t.contract_id, t.kind, t.version, t.sealed),
    index('documents_sha256_idx').on(t.sha256),
    index('documents_last_sealed').on(t.created_at.desc()).where(sql`sealed`),
  ],
);

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

/** The maintenance that a paid contract gives right to. */
export const maintenanceWorks = pgTable(
  'maintenance_works',
  {
    id: uuid().primaryKey(),
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    due_km: integer().notNull(),
    done_on: date({ mode: 'string' }),
    km: integer(),
    recorded_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  },
  (t) => [unique('maintenance_works_n').on(t.contract_id, t.n), index('maintenance_works_due').on(t.due_on)],
);

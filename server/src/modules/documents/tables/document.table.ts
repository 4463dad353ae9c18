import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/schema/columns';
import { contracts } from '../../contracts/tables/contract.table';

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

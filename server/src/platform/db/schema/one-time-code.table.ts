import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contracts } from '../../../modules/contracts/tables/contract.table';
import { instant } from './columns';
import { users } from './user.table';

/** Codes of six digits. Only an HMAC is kept; the code itself is nowhere. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ['signing', 'access', 'signin', 'phone', 'email', 'old_phone', 'new_phone'] }).notNull(),
    contract_id: uuid().references(() => contracts.id, { onDelete: 'cascade' }),
    user_uid: uuid().references(() => users.uid, { onDelete: 'cascade' }),
    code_hmac: text().notNull(),
    document_sha256: text(),
    /** HMAC of the phone or address that the code went to. */
    target_key: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    tries: integer().notNull().default(0),
    used_at: instant(),
    voided_at: instant(),
  },
  (t) => [
    check(
      'one_time_codes_purpose',
      sql`${t.purpose} in ('signing', 'access', 'signin', 'phone', 'email', 'old_phone', 'new_phone')`,
    ),
    check('one_time_codes_owner', sql`${t.contract_id} is not null or ${t.user_uid} is not null`),
    index('one_time_codes_contract').on(t.contract_id, t.purpose, t.created_at.desc().nullsFirst()),
    index('one_time_codes_user').on(t.user_uid, t.purpose, t.created_at.desc().nullsFirst()),
    index('one_time_codes_expires').on(t.expires_at),
  ],
);

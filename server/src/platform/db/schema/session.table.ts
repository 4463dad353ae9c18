import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './user.table';

/** A sign-in and the tokens that came of it share a `family`: its 12 hours count from the first. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    family: uuid().notNull(),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    /** What the person recognises the device by; never an address in full. */
    device: text().notNull().default(''),
    place: text().notNull().default(''),
    signed_in_at: instant().notNull(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** A renewed token is good until here, for the tabs that still hold it. */
    retired_at: instant(),
    /** When the person last proved to be the account's owner: at the sign-in, or by password or code since. */
    proved_at: instant(),
    ended_at: instant(),
  },
  (t) => [
    index('sessions_user').on(t.user_uid),
    index('sessions_family').on(t.family),
    index('sessions_expires').on(t.expires_at),
  ],
);

/** Single-use links: a forgotten password, an invitation, a changed address. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['reset', 'invitation', 'email', 'phone', 'email-undo'] }).notNull(),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    /** The new address or number that waits for its confirmation; of an undo, the address before. */
    target: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    voided_at: instant(),
  },
  (t) => [
    check('account_tokens_kind', sql`${t.kind} in ('reset', 'invitation', 'email', 'phone', 'email-undo')`),
    index('account_tokens_user').on(t.user_uid, t.kind),
    index('account_tokens_expires').on(t.expires_at),
  ],
);

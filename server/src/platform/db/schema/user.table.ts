import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { assets } from './asset.table';
import { instant, rowVersion, sortKey } from './columns';

/** What a person chose for the look and the notices; an absent key means the default. */
export interface StoredUserSettings {
  readonly theme?: 'light' | 'dark' | 'system';
  readonly density?: 'comfortable' | 'compact';
  readonly per_page?: number;
  readonly notices?: { readonly email: boolean; readonly sms: boolean; readonly in_app: boolean };
}

export const users = pgTable(
  'users',
  {
    uid: uuid().primaryKey(),
    firstname: text().notNull().default(''),
    lastname: text().notNull().default(''),
    email: text().notNull().unique(),
    email_verified_at: instant(),
    phone: text(),
    phone_verified_at: instant(),
    /** Argon2id; null until the person has chosen a password. */
    password_hash: text(),
    password_changed_at: instant(),
    date_of_birth: date({ mode: 'string' }),
    tax_code: text(),
    address: text(),
    address_info: text(),
    city: text(),
    province: text(),
    zip_code: text(),
    avatar_id: uuid().references((): AnyPgColumn => assets.id, { onDelete: 'set null' }),
    active: boolean().notNull().default(true),
    disabled_at: instant(),
    reactivation_requested_at: instant(),
    two_step: text({ enum: ['off', 'sms', 'totp'] })
      .notNull()
      .default('off'),
    /** When it was switched on, off or to another way; an app that took another one's place counts too. */
    two_step_changed_at: instant(),
    /** Encrypted. */
    totp_secret: text(),
    /** Encrypted; waits for its first right code. */
    totp_pending_secret: text(),
    /** The last step that was used, so that a code works once. */
    totp_last_step: integer(),
    settings: jsonb().$type<StoredUserSettings>().notNull().default({}),
    privacy_general: boolean().notNull().default(false),
    privacy_marketing: boolean().notNull().default(false),
    privacy_survey: boolean().notNull().default(false),
    erasure_requested_at: instant(),
    erased_at: instant(),
    /** The pieces that an administrator may release, switch or take back; null for all. */
    release_areas: text().array(),
    last_sign_in_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    version: rowVersion(),
    sort_key: sortKey().notNull().default(''),
    search: text().notNull().default(''),
  },
  (t) => [
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_two_step', sql`${t.two_step} in ('off', 'sms', 'totp')`),
    index('users_erased').on(t.uid).where(sql`erased_at is not null`),
    index('users_sort').on(t.sort_key),
    index('users_created').on(t.created_at.desc().nullsFirst()),
    index('users_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text({ enum: ['admin', 'manager', 'user'] }).notNull(),
    granted_at: instant().notNull(),
    granted_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ name: 'user_roles_pkey', columns: [t.user_uid, t.role] }),
    check('user_roles_role', sql`${t.role} in ('admin', 'manager', 'user')`),
    index('user_roles_role_user').on(t.role, t.user_uid),
  ],
);

/** Ten codes for the day the authenticator app is lost; each works once. */
export const userSpareCodes = pgTable(
  'user_spare_codes',
  {
    id: uuid().primaryKey(),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    code_hmac: text().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('user_spare_codes_user').on(t.user_uid)],
);

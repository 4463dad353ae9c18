import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from 'shared-api/domain';
import { contracts } from '../../../modules/contracts/tables/contract.table';
import { instant, rowVersion } from './columns';
import { users } from './user.table';

export interface Audience {
  readonly roles: readonly Role[];
  readonly store_uids: readonly string[];
  readonly user_uids: readonly string[];
}

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull().default(''),
    type: text({ enum: ['info', 'success', 'warning', 'error'] }).notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    cta_label: text(),
    cta_url: text(),
    /** Advertising: only those read it who consented to offers. */
    marketing: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    closable: boolean().notNull().default(true),
    visible_at: instant(),
    expire_at: instant(),
    /** Made by the system for a store: a coming deletion, a failed SMS, a refusal. */
    automatic: boolean().notNull().default(false),
    /** Keeps an automatic notice from being made twice. */
    automatic_key: text().unique(),
    /** When what it warns of happens: the words that tell how long that is are found when it is read. */
    deadline_at: instant(),
    contract_id: uuid().references(() => contracts.id, { onDelete: 'cascade' }),
    created_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    version: rowVersion(),
    search: text().notNull().default(''),
  },
  (t) => [
    check('notifications_type', sql`${t.type} in ('info', 'success', 'warning', 'error')`),
    check('notifications_title', sql`char_length(${t.title}) <= 80`),
    check('notifications_excerpt', sql`char_length(${t.excerpt}) <= 160`),
    check('notifications_body', sql`char_length(${t.body}) <= 2000`),
    check('notifications_cta', sql`${t.cta_url} is null or ${t.cta_url} ~ '^/([^/]|$)'`),
    index('notifications_created').on(t.created_at.desc().nullsFirst()),
    index('notifications_audience').using('gin', t.audience),
    index('notifications_search').using('gin', t.search.op('gin_trgm_ops')),
    index('notifications_contract').on(t.contract_id).where(sql`contract_id is not null`),
  ],
);

export const notificationSeen = pgTable(
  'notification_seen',
  {
    notification_id: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    seen_at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'notification_seen_pkey', columns: [t.notification_id, t.user_uid] })],
);

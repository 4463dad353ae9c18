import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './user.table';

/** A list's filters and order under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    shared: boolean().notNull().default(false),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [index('saved_views_user').on(t.user_uid, t.list)],
);

/** A form that a person has not finished. */
export const drafts = pgTable(
  'drafts',
  {
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Encrypted: forms hold customers' data. */
    content: jsonb().$type<{ readonly sealed: string }>().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'drafts_pkey', columns: [t.user_uid, t.key] })],
);

import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './user.table';

/** A picture of the library, stored once by its hash and served under unguessable names. */
export const assets = pgTable(
  'assets',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    sha256: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The public, unguessable names of the two renditions. */
    image_name: text().notNull().unique(),
    thumbnail_name: text().notNull().unique(),
    search: text().notNull().default(''),
    created_by: uuid().references((): AnyPgColumn => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (t) => [
    check('assets_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    index('assets_sha256_idx').on(t.sha256),
    index('assets_created').on(t.created_at.desc().nullsFirst()),
    index('assets_created_by').on(t.created_by),
    index('assets_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentMethods } from 'shared-api/domain';
import type { OpeningHours } from 'shared-api/entities';
import { assets } from './asset.table';
import { instant, isOneOf, rowVersion, sortKey } from './columns';
import { users } from './user.table';

export const stores = pgTable(
  'stores',
  {
    store_uid: uuid().primaryKey(),
    name: text().notNull(),
    code: text().notNull(),
    association_code: text(),
    address: text().notNull(),
    address_info: text(),
    city: text().notNull(),
    province: text().notNull(),
    zip_code: text().notNull(),
    country: text().notNull().default('IT'),
    phone: text().notNull(),
    email: text(),
    website: text(),
    iban: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    opening_hours: jsonb().$type<OpeningHours>().notNull().default({}),
    thumbnail_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    active: boolean().notNull().default(true),
    online_enabled: boolean().notNull().default(true),
    visible: boolean().notNull().default(true),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
    version: rowVersion(),
    sort_key: sortKey().notNull().default(''),
    search: text().notNull().default(''),
  },
  (t) => [
    check('stores_lat', sql`${t.lat} between -90 and 90`),
    check('stores_lng', sql`${t.lng} between -180 and 180`),
    check('stores_place', sql`(${t.lat} is null) = (${t.lng} is null)`),
    check('stores_association_code', sql`char_length(${t.association_code}) <= 32`),
    // A destroyed store keeps its row for its contracts, yet frees its code.
    uniqueIndex('stores_code').on(sql`lower(${t.code})`).where(sql`deleted_at is null`),
    index('stores_sort').on(t.sort_key),
    index('stores_created').on(t.created_at.desc().nullsFirst()),
    index('stores_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

export const storePaymentMethods = pgTable(
  'store_payment_methods',
  {
    store_uid: uuid()
      .notNull()
      .references(() => stores.store_uid, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'store_payment_methods_pkey', columns: [t.store_uid, t.method] }),
    check('store_payment_methods_method', isOneOf(t.method, paymentMethods)),
  ],
);

/** Which managers are attached to which store: the ground of a manager's scope. */
export const storeManagers = pgTable(
  'store_managers',
  {
    store_uid: uuid()
      .notNull()
      .references(() => stores.store_uid, { onDelete: 'cascade' }),
    user_uid: uuid()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    attached_at: instant().notNull(),
    attached_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ name: 'store_managers_pkey', columns: [t.store_uid, t.user_uid] }),
    index('store_managers_user').on(t.user_uid, t.store_uid),
  ],
);

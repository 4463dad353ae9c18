import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CarFuel } from 'shared-api/domain';
import { assets } from './asset.table';
import { cents, instant, rowVersion, sortKey } from './columns';
import { users } from './user.table';

export const packageTypes = pgTable(
  'package_types',
  {
    code: text().primaryKey(),
    kind: text({ enum: ['care', 'rental'] }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    description: text().notNull().default(''),
    /** What its packages include and exclude that say nothing of their own. */
    included: jsonb().$type<readonly string[]>().notNull().default([]),
    excluded: jsonb().$type<readonly string[]>().notNull().default([]),
    thumbnail_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    visible: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    version: rowVersion(),
  },
  (t) => [
    check('package_types_kind', sql`${t.kind} in ('care', 'rental')`),
    check('package_types_code', sql`${t.code} ~ '^[a-z0-9-]{2,32}$'`),
  ],
);

/** The AcroForm of a type; each upload is a new version, and a contract keeps the one that `sign` froze. */
export const packageTypeForms = pgTable(
  'package_type_forms',
  {
    id: uuid().primaryKey(),
    type: text()
      .notNull()
      .references(() => packageTypes.code),
    version: integer().notNull(),
    storage_key: text().notNull(),
    sha256: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    fields: jsonb().$type<readonly string[]>().notNull(),
    uploaded_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (t) => [unique('package_type_forms_version').on(t.type, t.version)],
);

export const packages = pgTable(
  'packages',
  {
    id: uuid().primaryKey(),
    type: text()
      .notNull()
      .references(() => packageTypes.code),
    sku: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    included: jsonb().$type<readonly string[]>().notNull().default([]),
    excluded: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The list is the type's, written out here, and follows it. */
    included_of_type: boolean().notNull().default(false),
    excluded_of_type: boolean().notNull().default(false),
    /** Net, before the discount. */
    price_cents: cents().notNull(),
    /** Hundredths of a percent: 2200 is 22 %. */
    iva_basis_points: integer().notNull(),
    discount_type: text({ enum: ['fixed', 'percentage'] }),
    /** Cents of a fixed discount, hundredths of a percent of a percentage. */
    discount_hundredths: cents(),
    mantenance_number: integer().notNull(),
    mantenance_duration: integer().notNull(),
    mantenance_km: integer().notNull(),
    models: jsonb().$type<readonly string[]>().notNull().default([]),
    fuels: jsonb().$type<readonly CarFuel[]>().notNull().default([]),
    max_age_months: integer(),
    max_km: integer(),
    active: boolean().notNull().default(true),
    online_enabled: boolean().notNull().default(true),
    visible: boolean().notNull().default(true),
    visible_at: instant(),
    expire_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
    version: rowVersion(),
    sort_key: sortKey().notNull().default(''),
    search: text().notNull().default(''),
  },
  (t) => [
    check('packages_price', sql`${t.price_cents} >= 0`),
    check('packages_iva', sql`${t.iva_basis_points} between 0 and 9999`),
    check(
      'packages_discount',
      sql`(${t.discount_type} is null) = (${t.discount_hundredths} is null) and ${t.discount_hundredths} >= 0`,
    ),
    check('packages_discount_type', sql`${t.discount_type} in ('fixed', 'percentage')`),
    check('packages_mantenance_number', sql`${t.mantenance_number} between 0 and 50`),
    check('packages_mantenance_duration', sql`${t.mantenance_duration} between 1 and 120`),
    check('packages_mantenance_km', sql`${t.mantenance_km} between 1 and 1000000`),
    // An import's key, whatever its case; a cleared package frees its own.
    uniqueIndex('packages_sku').on(sql`lower(${t.sku})`).where(sql`deleted_at is null`),
    index('packages_type').on(t.type),
    index('packages_sort').on(t.sort_key),
    index('packages_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** A package as it was after each change. */
export const packageVersions = pgTable(
  'package_versions',
  {
    id: uuid().primaryKey(),
    package_id: uuid()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    snapshot: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    changed_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
  },
  (t) => [unique('package_versions_version').on(t.package_id, t.version)],
);

/** An import that was committed, with what it changed, so that the last one can be undone. */
export const packageImports = pgTable(
  'package_imports',
  {
    id: uuid().primaryKey(),
    /** Tells the last one, also of two within one moment. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    file_name: text().notNull(),
    file_sha256: text().notNull(),
    rows: integer().notNull(),
    changes: jsonb().$type<readonly Readonly<Record<string, unknown>>[]>().notNull(),
    created_by: uuid().references(() => users.uid, { onDelete: 'set null' }),
    created_at: instant().notNull(),
    undone_at: instant(),
  },
  (t) => [index('package_imports_created').on(t.created_at.desc().nullsFirst())],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type CarFuel,
  type ContractStatus,
  carFuels,
  contractStatuses,
  type PaymentMethod,
  paymentMethods,
} from 'shared-api/domain';
import { cents, instant, isOneOf, rowVersion, sortKey } from '../../../platform/db/schema/columns';
import type { Json } from '../../../platform/db/schema/json';
import { packages, packageTypeForms, packageTypes } from '../../../platform/db/schema/package.table';
import { stores } from '../../../platform/db/schema/store.table';
import { users } from '../../../platform/db/schema/user.table';

/** `id` joins rows; `contract_uid` is the secret of the public link and stands in no log and no other table. */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid().primaryKey(),
    contract_uid: text().notNull().unique(),
    code: text().notNull().unique(),
    code_year: integer().notNull(),
    code_number: integer().notNull(),
    association_code: text(),
    type: text()
      .notNull()
      .references(() => packageTypes.code),
    source: text({ enum: ['online', 'account', 'manager'] }).notNull(),
    status: text().$type<ContractStatus>().notNull(),
    /** What `sign` left, and where PENDING goes back to. */
    origin_status: text({ enum: ['DRAFT', 'AVAIABLE'] }),
    package_id: uuid()
      .notNull()
      .references(() => packages.id),
    /** The package and the store as they were when the contract was made. */
    package_snapshot: jsonb().$type<Json>().notNull(),
    store_uid: uuid()
      .notNull()
      .references(() => stores.store_uid),
    store_snapshot: jsonb().$type<Json>().notNull(),
    /** The account that owns the contract, once one is linked. */
    user_uid: uuid().references(() => users.uid),
    created_by: uuid().references(() => users.uid),

    price_cents: cents().notNull(),
    discount_cents: cents().notNull(),
    iva_basis_points: integer().notNull(),
    iva_cents: cents().notNull(),
    total_cents: cents().notNull(),
    /** What was paid; null before. */
    amount_cents: cents(),
    payment_method: text().$type<PaymentMethod>(),
    payment_reference: text(),
    payment_note: text(),
    mantenance_number: integer().notNull(),
    mantenance_duration: integer().notNull(),
    mantenance_km: integer().notNull(),

    car_vin: text().notNull(),
    car_plate: text(),
    car_model: text().notNull().default(''),
    car_version: text(),
    car_model_year: integer(),
    car_fuel: text().$type<CarFuel>(),
    car_material_code: text(),
    km: integer(),
    km_reason: text(),
    car_mileage_date: date({ mode: 'string' }),
    car_registration_date: date({ mode: 'string' }),

    firstname: text().notNull().default(''),
    lastname: text().notNull().default(''),
    tax_code: text(),
    email: text().notNull().default(''),
    email_verified: boolean().notNull().default(false),
    phone: text().notNull().default(''),
    phone_verified: boolean().notNull().default(false),
    /** Staff wrote it, or identified its owner: it takes staff, or a code on both numbers, to change it. */
    phone_by_staff: boolean().notNull().default(false),
    /** When it was changed last, since the contract was made. */
    phone_changed_at: instant(),
    address: text().notNull().default(''),
    address_info: text(),
    city: text().notNull().default(''),
    province: text().notNull().default(''),
    zip_code: text().notNull().default(''),
    general: boolean().notNull().default(false),
    marketing: boolean().notNull().default(false),
    survey: boolean().notNull().default(false),

    utm_source: text(),
    utm_id: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_term: text(),
    utm_content: text(),
    utms: jsonb().$type<Readonly<Record<string, string>>>(),

    /** What the person is signing: everything the PDF shows, frozen by `sign`. */
    signing_snapshot: jsonb().$type<Json>(),
    form_id: uuid().references(() => packageTypeForms.id),
    document_sha256: text(),
    signature_level: text({ enum: ['FES', 'FEA'] })
      .notNull()
      .default('FES'),
    /** Wrong signing codes since staff last sent the link; the tenth blocks. */
    code_failures: integer().notNull().default(0),
    access_failures: integer().notNull().default(0),
    access_blocked_until: instant(),

    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    opened_at: instant(),
    sent_at: instant(),
    /** Staff sent the link or showed the QR: for 24 h its codes do not count against an address. */
    link_shown_at: instant(),
    pending_at: instant(),
    /** When PENDING goes back by itself: 24 h after the last `sign` or code. */
    pending_until: instant(),
    signed_at: instant(),
    filled_at: instant(),
    paid_at: instant(),
    declined_at: instant(),
    decline_reason: text(),
    withdrawal_requested_at: instant(),
    withdrawal_email: text(),
    withdrawn_at: instant(),
    refund_due_at: instant(),
    refunded_at: instant(),
    refund_cents: cents(),
    refund_reference: text(),
    signing_blocked_at: instant(),
    deleted_at: instant(),
    /** `expired` is the system's own; anything else is the reason that a person gave. */
    delete_reason: text(),
    deleted_by: text({ enum: ['system', 'manager', 'admin'] }),
    erased_at: instant(),
    version: rowVersion(),
    sort_key: sortKey().notNull().default(''),
    search: text().notNull().default(''),
  },
  (t) => [
    unique('contracts_number').on(t.code_year, t.code_number),
    check('contracts_uid', sql`${t.contract_uid} ~ '^[A-Za-z0-9_-]{22}$'`),
    check('contracts_status', isOneOf(t.status, contractStatuses)),
    check('contracts_origin', sql`${t.origin_status} in ('DRAFT', 'AVAIABLE')`),
    check('contracts_pending_origin', sql`${t.status} <> 'PENDING' or ${t.origin_status} is not null`),
    check('contracts_source', sql`${t.source} in ('online', 'account', 'manager')`),
    check('contracts_total', sql`${t.total_cents} = ${t.price_cents} - ${t.discount_cents} + ${t.iva_cents}`),
    check('contracts_discount', sql`${t.discount_cents} between 0 and ${t.price_cents}`),
    check('contracts_payment_method', isOneOf(t.payment_method, paymentMethods)),
    check('contracts_signed', sql`(${t.status} in ('SIGNED', 'FILLED', 'PAID')) = (${t.signed_at} is not null)`),
    check(
      'contracts_filled',
      sql`${t.status} <> 'FILLED' or (${t.filled_at} is not null and ${t.payment_method} is not null)`,
    ),
    check(
      'contracts_paid',
      sql`${t.status} <> 'PAID' or (${t.paid_at} is not null and ${t.amount_cents} is not null and ${t.payment_method} is not null)`,
    ),
    check('contracts_withdrawn', sql`${t.withdrawn_at} is null or ${t.signed_at} is not null`),
    check(
      'contracts_vin',
      sql`${t.car_vin} ~ '^[A-HJ-NPR-Z0-9]{17}$' or (${t.car_vin} = '' and ${t.status} = 'DRAFT') or ${t.erased_at} is not null`,
    ),
    check('contracts_km', sql`${t.km} between 0 and 2000000`),
    check('contracts_fuel', isOneOf(t.car_fuel, carFuels)),
    check('contracts_email', sql`${t.email} = lower(${t.email})`),
    check('contracts_association_code', sql`char_length(${t.association_code}) <= 32`),
    check('contracts_signature_level', sql`${t.signature_level} in ('FES', 'FEA')`),
    check('contracts_document', sql`${t.document_sha256} ~ '^[0-9a-f]{64}$'`),
    // The three by time also hold what lists and analytics count by, which drizzle has no word for.
    index('contracts_created').on(t.created_at.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('contracts_updated').on(t.updated_at.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('contracts_status_created').on(t.status, t.created_at.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('contracts_store_created').on(t.store_uid, t.created_at.desc().nullsFirst()).where(sql`deleted_at is null`),
    index('contracts_store_status_created')
      .on(t.store_uid, t.status, t.created_at.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('contracts_user_created').on(t.user_uid, t.created_at.desc().nullsFirst()),
    index('contracts_package').on(t.package_id),
    index('contracts_sort').on(t.sort_key),
    index('contracts_vin_idx').on(t.car_vin),
    index('contracts_email_idx').on(t.email),
    index('contracts_signed').on(t.signed_at.desc().nullsLast()).where(sql`deleted_at is null`),
    index('contracts_paid').on(t.paid_at.desc().nullsLast()).where(sql`deleted_at is null`),
    index('contracts_code_order').on(sql`lower(${t.code}) collate "C"`, t.id).where(sql`deleted_at is null`),
    index('contracts_total').on(t.total_cents, t.id).where(sql`deleted_at is null`),
    // By the days left there are two more, over the expression of the list.
    index('contracts_status_order')
      .on(sql`array_position(array['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'], ${t.status})`, t.id)
      .where(sql`deleted_at is null`),
    index('contracts_store_order')
      .on(sql`lower(${t.store_snapshot} ->> 'name') collate "C"`, t.id)
      .where(sql`deleted_at is null`),
    index('contracts_model_order').on(sql`lower(${t.car_model}) collate "C"`, t.id).where(sql`deleted_at is null`),
    index('contracts_plate_order').on(sql`lower(${t.car_plate}) collate "C"`, t.id).where(sql`deleted_at is null`),
    index('contracts_type_order').on(sql`lower(${t.type}) collate "C"`, t.id).where(sql`deleted_at is null`),
    index('contracts_sent_order').on(t.sent_at.desc().nullsLast(), t.id.desc()).where(sql`deleted_at is null`),
    index('contracts_filled_order').on(t.filled_at.desc().nullsLast(), t.id.desc()).where(sql`deleted_at is null`),
    // What may be missing comes last both ways: each way has its own.
    index('contracts_plate_descending')
      .on(sql`lower(${t.car_plate}) collate "C" desc nulls last`, t.id.desc())
      .where(sql`deleted_at is null`),
    index('contracts_sent_ascending').on(t.sent_at, t.id).where(sql`deleted_at is null`),
    index('contracts_signed_ascending').on(t.signed_at, t.id).where(sql`deleted_at is null`),
    index('contracts_filled_ascending').on(t.filled_at, t.id).where(sql`deleted_at is null`),
    index('contracts_paid_ascending').on(t.paid_at, t.id).where(sql`deleted_at is null`),
    index('contracts_pending_until').on(t.pending_until).where(sql`status = 'PENDING'`),
    index('contracts_gone').on(t.id).where(sql`deleted_at is not null`),
    index('contracts_deleted').on(t.deleted_at).where(sql`deleted_at is not null`),
    index('contracts_exceptions')
      .on(t.created_at.desc().nullsFirst())
      .where(
        sql`deleted_at is null and (withdrawn_at is not null or declined_at is not null or refund_due_at is not null or refunded_at is not null or signing_blocked_at is not null)`,
      ),
    index('contracts_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);

/** The last number given in a year; taken in the creating transaction, so that no number is lost. */
export const contractCodeCounters = pgTable('contract_code_counters', {
  year: integer().primaryKey(),
  last_number: integer().notNull(),
  /** An HMAC over both, so that nobody takes back the last number with its contract. */
  seal: text(),
});

/** Which reminder of a contract has gone out, so that none goes twice. */
export const contractReminders = pgTable(
  'contract_reminders',
  {
    contract_id: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'contract_reminders_pkey', columns: [t.contract_id, t.kind] })],
);

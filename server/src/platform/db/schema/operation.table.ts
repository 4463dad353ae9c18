import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import type { Json } from './json';

/** Who did what, for admins; appended only, without personal data. */
/** From which computer staff acted, whole: beside the chain by the entry's hash, because it is kept for a time only. */
export const auditAddresses = pgTable(
  'audit_addresses',
  { hash: text().primaryKey(), address: text().notNull(), at: instant().notNull() },
  (t) => [index('audit_addresses_at').on(t.at)],
);

export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actor: text().notNull(),
    actor_uid: uuid(),
    action: text().notNull(),
    subject: text(),
    subject_id: text(),
    data: jsonb().$type<Json>().notNull().default({}),
    /** The client's address, its last half left out; null for what the server does by itself. */
    address: text(),
    request_id: text(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at.desc().nullsFirst()),
    index('audit_log_actor').on(t.actor_uid),
    index('audit_log_action').on(t.action),
    index('audit_log_subject').on(t.subject, t.subject_id),
    index('audit_log_request').on(t.request_id).where(sql`request_id is not null`),
  ],
);

/** A job's row is also its lock: `for update skip locked`. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  last_started_at: instant(),
  last_finished_at: instant(),
  /** Measured by the machine, whatever the clock service says. */
  last_duration_ms: integer(),
  last_error: text(),
  last_result: jsonb().$type<Json>(),
  next_run_at: instant(),
});

/** What the operator set differently from the built-in value. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_by: uuid(),
  updated_at: instant().notNull(),
});

/** Marks of the database itself: the demonstration's seed, the clock's offset. */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
});

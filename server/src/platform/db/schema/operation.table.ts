import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import type { Json } from './contract.table';

/** Who did what, for admins; appended only, without personal data. */
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

/** A visitor's steps, without address, VIN or uid: `session` is a random id in memory. */
export const funnelEvents = pgTable(
  'funnel_events',
  {
    id: uuid().primaryKey(),
    step: text({ enum: ['search', 'packages', 'store', 'confirm', 'code'] }).notNull(),
    session: text().notNull(),
    utm_source: text(),
    utms: jsonb().$type<Readonly<Record<string, string>>>(),
    created_at: instant().notNull(),
  },
  (t) => [index('funnel_events_created').on(t.created_at, t.step)],
);

/** What went wrong in a browser, by area and version. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: uuid().primaryKey(),
    message: text().notNull(),
    stack: text(),
    area: text().notNull(),
    version: text().notNull(),
    request_id: text(),
    url: text().notNull(),
    count: integer().notNull().default(1),
    created_at: instant().notNull(),
  },
  (t) => [index('client_errors_created').on(t.created_at.desc().nullsFirst())],
);

/** How often an area was handed out and how often it failed in a browser, hour by hour. */
export const areaHealth = pgTable(
  'area_health',
  {
    area: text().notNull(),
    version: text().notNull(),
    /** The hour's beginning. */
    hour: instant().notNull(),
    loads: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'area_health_pkey', columns: [t.area, t.version, t.hour] }),
    index('area_health_hour').on(t.hour),
  ],
);

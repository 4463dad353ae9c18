import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/schema/columns';

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

/** How often an area was handed out, and how it fared in browsers, hour by hour. */
export const areaHealth = pgTable(
  'area_health',
  {
    area: text().notNull(),
    version: text().notNull(),
    /** The hour's beginning. */
    hour: instant().notNull(),
    loads: integer().notNull().default(0),
    /** It did not come, or broke as a whole. */
    failures: integer().notNull().default(0),
    /** A page of it broke while it was drawn. */
    draw_errors: integer().notNull().default(0),
    calls: integer().notNull().default(0),
    /** Those whose answer says that the server failed. */
    failed_calls: integer().notNull().default(0),
    /** Addresses that reported a failure, each once a day. */
    reporters: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'area_health_pkey', columns: [t.area, t.version, t.hour] }),
    index('area_health_hour').on(t.hour),
  ],
);

/** How fast pages of a version were in browsers: how often each value, rounded, was measured, hour by hour. */
export const areaVitals = pgTable(
  'area_vitals',
  {
    area: text().notNull(),
    version: text().notNull(),
    /** The hour's beginning. */
    hour: instant().notNull(),
    metric: text().notNull().$type<'lcp_ms' | 'inp_ms' | 'cls'>(),
    /** Milliseconds; of `cls` thousandths. */
    value: integer().notNull(),
    samples: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'area_vitals_pkey', columns: [t.area, t.version, t.hour, t.metric, t.value] }),
    index('area_vitals_hour').on(t.hour),
  ],
);

import * as z from 'shared-api/schema';
import { provenance, ramp, releaseAct } from '../release';
import { audience } from '../release/audience';
import { count, instant, text } from './fields';

const job = z.object({
  name: z.string(),
  title: z.string(),
  last_run_at: z.nullable(instant),
  last_duration_ms: z.nullable(z.int()),
  last_error: z.nullable(z.string()),
  /** What the last run did, where it counts. */
  last_result: z.nullable(z.string()),
  next_run_at: z.nullable(instant),
});

const adapter = z.object({
  name: z.string(),
  title: z.string(),
  /** False for the built-in one. */
  configured: z.boolean(),
  healthy: z.boolean(),
  detail: z.nullable(z.string()),
  /** What a test has to be told as `to`; null when it needs nothing. */
  recipient: z.nullable(z.enum(['phone', 'email'])),
});

/** An error that a browser reported, without personal data. */
const clientError = z.object({
  at: instant,
  area: z.string(),
  version: z.string(),
  message: z.string(),
  url: z.string(),
  request_id: z.nullable(z.string()),
  /** Where it happened, in our sources as far as the version's source maps are kept. */
  stack: z.optional(z.nullable(z.string())),
  count,
});

export const systemStatus = z.object({
  version: z.string(),
  build: z.string(),
  started_at: instant,
  now: instant,
  demo: z.boolean(),
  database: z.object({ engine: z.string(), version: z.string(), size_bytes: z.int(), migration: z.string() }),
  /** Not counted while the storage does not answer. */
  storage: z.object({
    kind: z.enum(['filesystem', 's3']),
    files: z.nullable(count),
    size_bytes: z.nullable(z.int()),
  }),
  /**
   * What the process that answers served in its last minutes; 95 of 100 requests within `p95_ms`, and nobody at all for
   * `stall_ms` at the longest.
   */
  traffic: z.object({ minutes: count, requests: count, failed: count, p95_ms: z.nullable(count), stall_ms: count }),
  /** Messages that wait to leave. */
  queue: z.object({ waiting: count, oldest_at: z.nullable(instant) }),
  /** When database and files were last copied by `npm run backup`; null where they never were. */
  backup_at: z.nullable(instant),
  jobs: z.array(job),
  adapters: z.array(adapter),
  client_errors: z.array(clientError),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const adapterTest = z.object({ ok: z.boolean(), duration_ms: z.int(), detail: z.nullable(z.string()) });
export type AdapterTest = z.infer<typeof adapterTest>;

const release = z.object({
  version: z.string(),
  hash: z.string(),
  released_at: instant,
  released_by: z.string(),
  /** What it was made of; nothing of a build that was not released. */
  provenance: z.optional(provenance),
});

/** A web vital: what three of four pages keep within (milliseconds; `cls` has no unit), and of how many pages. */
const vital = z.object({ p75: z.nullable(z.number()), samples: count });

/** A version that is kept, with how it fared in the last 24 hours. */
const keptRelease = z.extend(release, {
  loads: z.optional(count),
  failures: z.optional(count),
  draw_errors: z.optional(count),
  calls: z.optional(count),
  failed_calls: z.optional(count),
  vitals: z.optional(z.object({ lcp: vital, inp: vital, cls: vital })),
});

/** Something that was done to an area; without a version before its first release. */
const releaseNote = z.object({
  version: z.nullable(z.string()),
  hash: z.nullable(z.string()),
  released_at: instant,
  released_by: z.string(),
  what: releaseAct,
  /** Why it was switched off, or taken back by itself. */
  reason: z.optional(z.string()),
  /** The share of the sessions of a version that is tried out. */
  percent: z.optional(z.int()),
  /** What the version was made of. */
  commit: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
});

/** A micro-frontend as it is live, with the last versions to go back to and the failures that browsers reported. */
export const areaStatus = z.object({
  name: z.string(),
  /** What people call it, where its build says so. */
  title: z.optional(z.string()),
  live: release,
  canary: z.nullable(
    z.object({
      version: z.string(),
      hash: z.optional(z.string()),
      percent: z.int(),
      /** Who gets it whatever the share. */
      audience: z.optional(audience),
      since: z.optional(instant),
      /** The shares that follow by themselves, and when the next one is due. */
      ramp: z.optional(z.extend(ramp, { due_at: instant })),
    }),
  ),
  enabled: z.boolean(),
  disabled: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
  /** Newest first; empty while only the version that was built with the server is there. */
  versions: z.array(keptRelease),
  /** Where a rollback without a version goes while there is no canary. */
  previous: z.nullable(release),
  loads: count,
  /** Of the last 24 hours, the oldest first. */
  failures: z.array(count),
  /** What was done last, newest first. */
  history: z.optional(z.array(releaseNote)),
  /** Whether who asks may release, switch or take it back; a server that does not tell lets every operator. */
  may_release: z.optional(z.boolean()),
  /** For `If-Match`. */
  version: z.int(),
});
export type AreaStatus = z.infer<typeof areaStatus>;

/** A kept version's name, `1.2.0`, its id, `1.2.0-9ab27f4c01de`, or its hash, of which seven digits are enough. */
export const releaseVersion = z.string().check(z.regex(/^[A-Za-z0-9.+-]{1,80}$/));

/** Without a version: ends a canary, or goes back to what was live before. */
export const areaRollback = z.strictObject({ version: z.optional(releaseVersion) });
export const areaCanary = z.strictObject({
  version: releaseVersion,
  /** Of the sessions of those who are not in the audience; 0 with an audience only. */
  percent: z.int().check(z.gte(0), z.lte(99)),
  /** Who gets it whatever the share. */
  audience: z.optional(audience),
  /** The shares that are to follow by themselves; left out, the share stays. */
  ramp: z.optional(ramp),
});
/** The kill switch asks for the area's name to be typed. */
export const areaDisable = z.strictObject({ reason: text(500), confirm: text(60) });

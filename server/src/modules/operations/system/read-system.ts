import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { count, inArray, min, sql } from 'drizzle-orm';
import type { SystemStatus } from 'shared-api/entities';
import { lastBackup } from '../../../platform/backup';
import type { Clock } from '../../../platform/clock';
import { type Database, newerMigrations, type Queries, readMigrations } from '../../../platform/db';
import { messages } from '../../../platform/db/schema';
import { t } from '../../../platform/i18n';
import type { Job } from '../../../platform/jobs';
import type { Traffic } from '../../../platform/metrics';
import type { Platform } from '../../../platform/platform';
import { productVersion } from '../../../platform/product-version';
import type { Storage, StorageUsage } from '../../../platform/storage';
import { createStackReader, recentErrors } from '../../telemetry';
import type { Adapter } from './adapters/adapter';
import { inTime } from './in-time';
import { jobStatus } from './job-status';
import { systemMessages } from './system.messages';

/** Counting a full bucket takes a while, and the number changes little. */
const usageFreshMs = 10 * 60_000;

interface DatabaseFacts extends Record<string, unknown> {
  readonly version: string;
  /** bigint: text on one engine, a number on the other. */
  readonly bytes: string | number;
  readonly migration: string | null;
}

const dayMs = 86_400_000;

interface Parts {
  readonly jobs: readonly Job[];
  readonly adapters: readonly Adapter[];
  traffic(): Traffic;
}

/** Reads how the product fares: this process, the database, the storage, the last backup, messages, jobs, services outside, errors of browsers. */
export function systemReader(
  { env, db, clock, storage, releases }: Platform,
  { jobs, adapters, traffic }: Parts,
): () => Promise<SystemStatus> {
  const startedAt = clock.now();
  const build = buildId(process.argv[1] ?? '');
  // As they are now: a newer program may be laid into the folder while this one runs.
  const migrations = readMigrations();
  const usage = storageUsage(storage, clock);
  const readStack = createStackReader(releases);

  return async () => {
    const now = clock.now();
    // A storage that is away is what this page is opened for; its adapter says so.
    const [held, backup_at, services] = await Promise.all([
      inTime(usage()),
      inTime(lastBackup(storage)),
      Promise.all(adapters.map((adapter) => adapterStatus(adapter, now))),
    ]);
    return {
      version: productVersion,
      build,
      started_at: startedAt.toISOString(),
      now: now.toISOString(),
      demo: env.DEMO,
      database: await databaseStatus(db, migrations),
      storage: { kind: storage.kind, files: held?.files ?? null, size_bytes: held?.bytes ?? null },
      traffic: traffic(),
      queue: await messageQueue(db.read),
      backup_at,
      jobs: await jobStatus(db, jobs, now),
      adapters: services,
      client_errors: await Promise.all(
        (await recentErrors(db.read, new Date(now.getTime() - dayMs))).map(async (error) => ({
          ...error,
          stack: error.stack && (await readStack(error.stack)),
          at: error.at.toISOString(),
        })),
      ),
    };
  };
}

/** Twelve characters that name the program which runs: two builds of different sources never share them. */
function buildId(programFile: string): string {
  return createHash('sha256').update(readFileSync(programFile)).digest('hex').slice(0, 12);
}

/** The engine, its version, its size, and the last migration that was applied: beside our own, where it is a newer program's. */
async function databaseStatus(
  db: Database,
  ours: ReturnType<typeof readMigrations>,
): Promise<SystemStatus['database']> {
  const { rows } = await db.read.execute<DatabaseFacts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select max(name) from schema_migrations) as migration`);
  const [facts] = rows;
  const newest = (await newerMigrations(db, ours)).at(-1);
  return {
    engine: db.engine === 'pglite' ? 'PGlite' : 'PostgreSQL',
    // Behind the number stands who packaged it: "17.5 (Debian 17.5-1)".
    version: (facts?.version ?? '').split(' ')[0] ?? '',
    size_bytes: Number(facts?.bytes ?? 0),
    migration:
      newest === undefined
        ? (facts?.migration ?? '').replace(/\.sql$/, '')
        : t(systemMessages.schemaNewer, { newest: numberOf(newest), own: numberOf(ours.at(-1)?.name ?? '') }),
  };
}

/** Of a migration, which the page shows without its name: "0072". */
const numberOf = (migration: string) => migration.split('_')[0] ?? '';

async function adapterStatus({ name, title, configured, recipient, state }: Adapter, now: Date) {
  return { name, title: t(title), configured, recipient: recipient ?? null, ...(await state(now)) };
}

/** How many messages wait to leave, and since when the oldest of them. */
async function messageQueue(db: Queries): Promise<SystemStatus['queue']> {
  const [found] = await db
    .select({ waiting: count(), oldest: min(messages.created_at) })
    .from(messages)
    .where(inArray(messages.status, ['queued', 'sending']));
  return { waiting: found?.waiting ?? 0, oldest_at: found?.oldest?.toISOString() ?? null };
}

/** What the storage holds, counted at most every ten minutes. */
function storageUsage(storage: Storage, clock: Clock): () => Promise<StorageUsage> {
  let known: { readonly at: number; readonly usage: Promise<StorageUsage> } | null = null;
  return async () => {
    const at = clock.now().getTime();
    if (known !== null && at - known.at < usageFreshMs) return known.usage;
    const usage = storage.usage();
    known = { at, usage };
    // A count that failed is not kept.
    usage.catch(() => {
      known = null;
    });
    return usage;
  };
}

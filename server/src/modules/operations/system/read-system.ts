import type { SystemStatus } from 'shared-api/entities';
import { lastBackup } from '../../../platform/backup';
import { t } from '../../../platform/i18n';
import type { Job } from '../../../platform/jobs';
import type { Traffic } from '../../../platform/metrics';
import type { Platform } from '../../../platform/platform';
import { productVersion } from '../../../platform/product-version';
import { createStackReader, recentErrors } from '../../telemetry';
import type { Adapter } from './adapters/adapter';
import { buildId } from './build-id';
import { databaseStatus } from './database-status';
import { jobStatus } from './job-status';
import { messageQueue } from './message-queue';
import { storageUsage } from './storage-usage';

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
  const usage = storageUsage(storage, clock);
  const readStack = createStackReader(releases);

  return async () => {
    const now = clock.now();
    // A storage that is away is what this page is opened for; its adapter says so.
    const held = await usage().catch(() => null);
    return {
      version: productVersion,
      build,
      started_at: startedAt.toISOString(),
      now: now.toISOString(),
      demo: env.DEMO,
      database: await databaseStatus(db),
      storage: { kind: storage.kind, files: held?.files ?? null, size_bytes: held?.bytes ?? null },
      traffic: traffic(),
      queue: await messageQueue(db.read),
      backup_at: await lastBackup(storage).catch(() => null),
      jobs: await jobStatus(db, jobs, now),
      adapters: await Promise.all(
        adapters.map(async ({ name, title, configured, recipient = null, state }) => ({
          name,
          title: t(title),
          configured,
          recipient,
          ...(await state(now)),
        })),
      ),
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

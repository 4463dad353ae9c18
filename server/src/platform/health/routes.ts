import { machineRoom } from 'shared-api/contracts';
import { type OpenApiDocument, openApiDocument } from 'shared-api/openapi';
import { unavailable } from '../errors';
import { apiBase, type Drain, type Implementation, implement } from '../http';
import type { JobRunner } from '../jobs';
import type { Platform } from '../platform';
import { productVersion } from '../product-version';

interface HealthParts extends Pick<Platform, 'db' | 'env'> {
  readonly drain: Drain;
  readonly jobs: Pick<JobRunner, 'isLooking'>;
}

/** Whether the process lives, whether it can work, and what it answers to. */
export function healthRoutes({ db, env, drain, jobs }: HealthParts): readonly Implementation[] {
  let document: OpenApiDocument | undefined;
  /** Written when it is first asked for: no start waits for it. */
  const openApi = () => {
    document ??= openApiDocument({ version: productVersion, serverUrl: `${env.publicUrl}${apiBase}`, demo: env.DEMO });
    return document;
  };
  return [
    implement(machineRoom.health, async () => ({ status: 200, body: { status: 'ok' } })),
    implement(machineRoom.ready, async () => {
      if (drain.begun || !jobs.isLooking()) throw unavailable();
      // The migrations ran before the first request was taken: a database that answers is a ready one.
      await db.ping().catch(() => {
        throw unavailable();
      });
      return { status: 200, body: { status: 'ok' } };
    }),
    implement(machineRoom.openApi, async () => ({ status: 200, body: { ...openApi() } })),
  ];
}

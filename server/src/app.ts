import type { FastifyInstance } from 'fastify';
import { allContracts } from 'shared-api/contracts';
import type { Entry } from 'shared-api/kernel';
import { openContracts } from './modules/contracts/open-contracts';
import { createIdempotency, createRateLimiter, createServer, type Implementation, registerApi } from './platform/http';
import { createJobRunner, type Job, type JobRunner } from './platform/jobs';
import { machineRoomRoutes } from './platform/machine-room';
import { messageAdapters } from './platform/message-adapters';
import { createSender, type Sender } from './platform/outbox';
import type { Platform } from './platform/platform';

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: JobRunner;
  readonly sender: Sender;
}

export interface AppOptions {
  /** Compares every answer with its entry: development and tests. */
  readonly checkAnswers: boolean;
}

/** The whole server, read from top to bottom: what answers, what comes round, what is served. */
export async function buildApp(platform: Platform, { checkAnswers }: AppOptions): Promise<App> {
  const { env, db, clock, keys, limits, sessions, log } = platform;
  const idempotency = createIdempotency(db, clock, keys);
  const sender = createSender({ db, clock, keys, log, adapters: messageAdapters(platform), onFailed: async () => undefined });

  const contracts = await openContracts(platform);

  const implementations: readonly Implementation[] = [...machineRoomRoutes(platform), ...contracts.routes];

  const jobList: readonly Job[] = [
    ...contracts.jobs,
    { name: 'send-messages', everySeconds: 1, run: () => sender.drain().then(() => undefined) },
    { name: 'sweep-limits', everySeconds: 3_600, run: () => limits.sweep().then(() => undefined) },
    { name: 'sweep-idempotency-keys', everySeconds: 3_600, run: () => idempotency.sweep().then(() => undefined) },
  ];

  const http = await createServer({ log, clock, trustProxy: env.TRUST_PROXY, https: env.https });
  registerApi(http, everyEntry(), implementations, {
    sessions,
    rates: createRateLimiter({ limits, now: () => clock.now(), exemptLoopback: env.DEMO }),
    idempotency,
    secureCookies: env.https,
    checkAnswers,
    demo: env.DEMO,
  });
  return { http, jobs: createJobRunner(db, clock, log, jobList), sender };
}

function everyEntry(): readonly Entry[] {
  return Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app';
import { historyKeyIds } from './modules/contracts';
import { openContracts } from './open-contracts';
import { servePage } from './operator/serve-page';
import { offerCopies } from './platform/backup';
import { openClock } from './platform/clock';
import { openDatabase } from './platform/db';
import { type Env, readEnv } from './platform/env';
import { keepSwept, temporaryRoot } from './platform/files';
import { t } from './platform/i18n';
import { createLogger, type Logger } from './platform/log';
import { createWakeUp } from './platform/outbox';
import { createPlatform } from './platform/platform';
import { openReleaseStore, releasePlace } from './platform/releases';
import { serverFolder } from './platform/server-folder';
import {
  checkDemonstrationMark,
  closeDataFolder,
  complain,
  doubtfulSettings,
  openDatabaseKeys,
  say,
  startMessages,
  startProblem,
  understood,
  warnOfNewerSchema,
  whenToldToStop,
} from './platform/start';
import { openStorage } from './platform/storage';
import { createWorkerPool, inProcess, type Workers } from './platform/workers';

/** A failover or a restart of the database is over by then. */
const databasePatienceSeconds = 60;

/** Starts the server and keeps it until it is told to stop; a start that cannot go on ends with one sentence. */
export async function serve(variables: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  if (understood(servePage, args) === null) return;
  let env: Env | null = null;
  try {
    env = readEnv(variables);
    await run(env);
  } catch (error) {
    const sentence = startProblem(error, env);
    if (sentence === null) throw error;
    complain(sentence);
    process.exitCode = 1;
  }
}

async function run(env: Env): Promise<void> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  closeDataFolder(env.DATA_DIR);
  await keepSwept(temporaryRoot(env));
  const log = createLogger({ level: env.LOG_LEVEL });
  const db = await openDatabase({
    url: env.DATABASE_URL,
    namedStatements: env.DATABASE_NAMED_STATEMENTS,
    dataDir: env.DATA_DIR,
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    onLeftUndone: (error) => log.error({ err: error }, 'not done after a commit'),
    // At once: what is under way would wait for ever. The next start begins from the journal.
    onStopped: (error) => {
      log.fatal({ err: error }, 'the embedded database has stopped');
      complain(t(startMessages.databaseStopped, { folder: env.DATA_DIR }));
      process.exit(1);
    },
    patience: {
      seconds: databasePatienceSeconds,
      onWait: () => say(t(startMessages.waitingForDatabase, { seconds: databasePatienceSeconds })),
    },
  });
  try {
    await warnOfNewerSchema(db, { log, complain });
    const isNew = await checkDemonstrationMark(db, env.DEMO);
    const wakeUp = createWakeUp();
    const clock = await openClock(db);
    const platform = createPlatform({
      env,
      db,
      log,
      clock,
      keys: await openDatabaseKeys(db, env, historyKeyIds),
      storage: await openStorage(env),
      workers: openWorkers(env, log),
      releases: await openReleaseStore(releasePlace(env), clock),
      onQueued: wakeUp.wake,
    });
    if (isNew) {
      const { prepareDemonstration } = await demonstration();
      await prepareDemonstration(platform, (await openContracts(platform)).context, say);
    }
    const app = await buildApp(platform, { checkAnswers: env.STAGE === 'development' });
    wakeUp.onWake(() => app.sender.drain());
    await app.http.listen({ port: env.PORT, host: env.HOST });
    app.jobs.start();
    // A data folder whose path is too long for a socket serves all the same.
    const onGivenUp = (err: unknown) => log.warn({ err }, 'a copy of the embedded database was given up');
    const endCopies = await offerCopies(db, env.DATA_DIR, onGivenUp).catch((err: unknown) => {
      log.warn({ err }, 'no copies of the embedded database while it is open');
      return async () => undefined;
    });
    say(t(startMessages.listening, { address: env.publicUrl }));
    doubtfulSettings(env).forEach(complain);
    if (env.DEMO) (await demonstration()).demonstrationGreeting(env.publicUrl).forEach(say);
    stopWhenTold(async () => {
      say(t(startMessages.stopping));
      app.drain.begin();
      const lastJob = app.jobs.stop();
      await wait(env.DRAIN_SECONDS * 1_000);
      await app.http.close();
      await Promise.all([lastJob, wakeUp.stop(), endCopies()]);
      await platform.workers.close();
      await db.close();
    });
  } catch (error) {
    await db.close();
    throw error;
  }
}

function openWorkers({ WORKER_THREADS: threads }: Env, log: Logger): Workers {
  return threads === 0 ? inProcess() : createWorkerPool({ file: join(serverFolder, 'dist/worker.js'), threads, log });
}

/** What makes the demonstration's world, and forges its past: a file of its own that production never loads. */
const demonstration = () => import('./modules/demonstration/seed/prepare-demonstration');

/** A drain, then open requests are answered and the database is closed. */
function stopWhenTold(stop: () => Promise<void>): void {
  whenToldToStop(
    () => void stop().finally(() => process.exit()),
    () => process.exit(1),
  );
}

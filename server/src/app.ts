import type { FastifyInstance } from 'fastify';
import { adminOperations, allContracts, managerCounter } from 'shared-api/contracts';
import type { Entry } from 'shared-api/kernel';
import { answersApart } from './answers-apart';
import { countLiveContracts } from './modules/after-sale';
import { areaJobs, areasRoutes, createAreasService, overridesRoutes } from './modules/areas';
import { assetsRoutes, createAssetsService, mediaPath } from './modules/assets';
import { auditJobs, auditRoutes } from './modules/audit';
import { authJobs, authRoutes, contactsRoutes, createAuthService, noteTwoStep, passkeysRoutes } from './modules/auth';
import { publishedCatalogue } from './modules/catalogue';
import {
  contractLinkOf,
  contractsByVersion,
  countPaidContracts,
  findLiveContracts,
  linkOwnedContracts,
  standsOnContract,
} from './modules/contracts';
import { createDemonstrationService, demonstrationRoutes, registerInboxPage } from './modules/demonstration';
import { messageTemplateRoutes } from './modules/messages';
import {
  accountNotificationsRoutes,
  adminNotificationsRoutes,
  noticeFailedMessage,
  storeNotificationsRoutes,
  takeBackFailedMessage,
} from './modules/notifications';
import { operationsRoutes } from './modules/operations';
import { createOutboxMessagesService, isOutOfTime, outboxJobs, outboxMessageRoutes } from './modules/outbox';
import { createPackagesService, operatorPackagesRoutes, packagesRoutes, previewOnSale } from './modules/packages';
import {
  createCardRefunds,
  guardedProvider,
  paymentJobs,
  paymentsRoutes,
  registerPaymentPage,
} from './modules/payments';
import { personalDataJobs, personalDataRoutes, publishedRetention } from './modules/personal-data';
import { placesRoutes } from './modules/places';
import { savedWorkJobs, savedWorkRoutes } from './modules/saved-work';
import {
  adminStoresRoutes,
  createStaffStoresService,
  createStoresService,
  managerStoresRoutes,
  storesRoutes,
} from './modules/stores';
import { countLoad, openErrorService, openTelemetry, telemetryJobs, telemetryRoutes } from './modules/telemetry';
import { adminUsersRoutes } from './modules/user-admin';
import { accountRoutes, createUsersService, findAudienceMember } from './modules/users';
import { openVehicles, openVinService, vehiclesRoutes } from './modules/vehicles';
import { openContracts } from './open-contracts';
import { serveDocs } from './platform/docs-page';
import { temporaryRoot } from './platform/files';
import { healthRoutes } from './platform/health';
import {
  createDrain,
  createIdempotency,
  createRateLimiter,
  createServer,
  type Drain,
  endConnections,
  type Implementation,
  registerApi,
} from './platform/http';
import type { Text } from './platform/i18n';
import { createJobRunner, type Job, type JobRunner, jobTitles } from './platform/jobs';
import { messageAdapters } from './platform/message-adapters';
import { messageCost, partPriceOf } from './platform/message-cost';
import { serveMetrics, watchStalls, watchTraffic } from './platform/metrics';
import { createSender, guardedAdapter, type Sender } from './platform/outbox';
import type { Platform } from './platform/platform';
import { productFolder } from './platform/server-folder';
import { noteIfLost } from './platform/storage';
import { createOverrides, serveMedia, serveWeb } from './platform/web';

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: JobRunner;
  readonly sender: Sender;
  /** Begun when the process is about to stop. */
  readonly drain: Drain;
}

export interface AppOptions {
  /** Compares every answer with its entry: development and tests. */
  readonly checkAnswers: boolean;
}

/** The whole server, read from top to bottom: what answers, what comes round, what is served. */
export async function buildApp(platform: Platform, { checkAnswers }: AppOptions): Promise<App> {
  const { env, db, clock, keys, settings, limits, sessions, releases, log } = platform;
  const drain = createDrain();
  const idempotency = createIdempotency(db, clock, keys);
  const sender = createSender({
    db,
    clock,
    keys,
    log,
    storage: platform.storage,
    adapters: messageAdapters(platform, { guard: (adapter) => guardedAdapter(adapter, clock) }),
    costOf: (message) => messageCost(message, partPriceOf(env)),
    contractUidOf: async (id) => (await contractLinkOf(db.read, id))?.contract_uid ?? null,
    isOutOfTime: (message) => isOutOfTime(db.read, message, clock.now()),
    onFailed: (message) => noticeFailedMessage({ db, clock, contractLinkOf }, message),
  });

  const overrides = createOverrides(platform);
  const areas = createAreasService({ ...platform, root: productFolder });
  const contracts = await openContracts(platform);
  const packages = createPackagesService(platform);
  const publicStores = createStoresService(platform);
  const pictures = createAssetsService(platform);
  const vinService = openVinService(platform);
  const errorService = openErrorService(platform);
  const signIn = {
    ...platform,
    publicUrl: env.publicUrl,
    demo: env.DEMO,
    linkContracts: linkOwnedContracts,
  };
  const users = createUsersService({
    ...platform,
    countPaidContracts,
    standsOnContract,
    onTwoStep: (tx, account, sessionId) => noteTwoStep(tx, signIn, account, sessionId),
  });

  const payments = {
    db,
    clock,
    keys,
    contracts: contracts.context,
    publicUrl: env.publicUrl,
    demo: env.DEMO,
    providerUrl: env.PAYMENT_URL,
    provider: guardedProvider(clock),
    webhookSecret: env.PAYMENT_WEBHOOK_SECRET,
  };

  const personalData = { platform, auth: signIn, contracts: contracts.context };
  const staffStores = createStaffStoresService(platform);
  const outboxMessages = createOutboxMessagesService({ ...platform, onRetry: takeBackFailedMessage });

  const jobList: readonly Job[] = [
    ...contracts.jobs,
    ...paymentJobs(payments),
    ...personalDataJobs(platform),
    ...savedWorkJobs(platform),
    ...outboxJobs(platform),
    ...auditJobs(platform),
    ...authJobs(platform),
    ...telemetryJobs(platform),
    ...areaJobs(platform),
    sendJob(sender, 'sms', jobTitles.sendSms),
    sendJob(sender, 'email', jobTitles.sendEmail),
    {
      name: 'sweep-limits',
      title: jobTitles.sweepLimits,
      everySeconds: 3_600,
      run: () => limits.sweep().then(() => undefined),
    },
    {
      name: 'sweep-idempotency-keys',
      title: jobTitles.sweepKeys,
      everySeconds: 3_600,
      run: () => idempotency.sweep().then(() => undefined),
    },
  ];
  const jobs = createJobRunner(platform, jobList);
  const demonstration = createDemonstrationService({ ...platform, runDueJobs: jobs.runDue, sendQueued: sender.drain });

  const http = await createServer({ log, clock, trustProxy: env.TRUST_PROXY, https: env.https });
  const stalls = watchStalls({ log });
  const traffic = watchTraffic(http, stalls);
  const implementations: readonly Implementation[] = [
    ...healthRoutes({ ...platform, drain, jobs }),
    ...authRoutes(createAuthService(signIn)),
    ...contactsRoutes(signIn, users.read),
    ...passkeysRoutes(signIn),
    ...accountRoutes(users),
    ...personalDataRoutes(personalData, users.read),
    ...auditRoutes(platform),
    ...adminUsersRoutes({ ...personalData, stores: staffStores, users }),
    ...assetsRoutes(pictures),
    ...accountNotificationsRoutes(platform),
    ...storeNotificationsRoutes(platform),
    ...adminNotificationsRoutes(platform),
    ...savedWorkRoutes(platform),
    ...placesRoutes(),
    ...storesRoutes(publicStores),
    ...managerStoresRoutes(staffStores),
    ...adminStoresRoutes(platform, staffStores, countLiveContracts),
    ...outboxMessageRoutes(outboxMessages, managerCounter),
    ...outboxMessageRoutes(outboxMessages, adminOperations),
    ...messageTemplateRoutes(platform),
    ...packagesRoutes(packages, (id) => previewOnSale({ ...platform, documents: contracts.context.documents }, id)),
    ...operatorPackagesRoutes(platform, { documents: contracts.context.documents, contractsByVersion }),
    ...vehiclesRoutes(
      platform,
      openVehicles(platform, {
        vinService,
        packagesFor: packages.packagesFor,
        liveContractsFor: (vin) => findLiveContracts(db.read, vin, clock.now()),
      }),
    ),
    ...contracts.routes(createCardRefunds(payments)),
    ...paymentsRoutes(payments),
    ...telemetryRoutes(openTelemetry(platform, errorService)),
    ...operationsRoutes(platform, {
      jobs: jobs.list,
      traffic,
      // Whoever tries one waits for it, behind a proxy that gives an answer a minute.
      messages: messageAdapters(platform, { mailAnswerMs: 20_000 }),
      seal: contracts.seal,
      vinService,
      errorService,
    }),
    ...areasRoutes(areas, releases),
    ...overridesRoutes({ ...platform, overrides, areas }),
    ...demonstrationRoutes(demonstration),
  ];

  endConnections(http, drain);
  // The System page names a file that kept a call from its answer, whichever call that was.
  http.addHook('onError', (_request, _reply, error) => noteIfLost(platform, error));
  http.addHook('onClose', () => platform.afterwards.done());
  http.addHook('onClose', async () => stalls.stop());
  serveMetrics(http, platform.workers, stalls);
  registerApi(http, everyEntry(), implementations, {
    sessions,
    settings,
    rates: createRateLimiter({ limits, now: () => clock.now(), exemptLoopback: env.DEMO }),
    idempotency,
    temporaryRoot: temporaryRoot(env),
    secureCookies: env.https,
    checkAnswers,
    answersApart,
    ownOrigin: new URL(env.publicUrl).origin,
    demo: env.DEMO,
    // A demonstration's staff may postpone it.
    staffNeedSecondStep: env.STAFF_SECOND_STEP && !env.DEMO,
  });
  if (env.DEMO) {
    registerInboxPage(http, demonstration);
    registerPaymentPage(http, payments);
  }
  serveDocs(http);
  serveMedia(http, mediaPath, pictures.open);
  serveWeb(http, {
    root: productFolder,
    store: releases,
    overrides,
    keys,
    memberOf: (uid) => findAudienceMember(db.read, uid),
    publicUrl: env.publicUrl,
    config: { stage: env.DEMO ? 'demo' : env.STAGE },
    catalogue: publishedCatalogue({ ...platform, packages, stores: publicStores, publicUrl: env.publicUrl }),
    retention: publishedRetention(platform),
    onEntry: (area, version) => {
      countLoad(db.read, { area, version }, clock.now()).catch((err: unknown) => log.warn({ err }, 'load not counted'));
    },
  });
  return { http, jobs, sender, drain };
}

/** Messages of a channel that were not sent at once: those to try again, those whose process died. */
function sendJob(sender: Sender, channel: 'sms' | 'email', title: Text): Job {
  return {
    name: `send-${channel}`,
    title,
    everySeconds: 1,
    apart: true,
    hasWork: () => sender.hasWork(channel),
    run: () => sender.drain(channel).then(() => undefined),
  };
}

function everyEntry(): readonly Entry[] {
  return Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
}

import { afterSaleJobs, afterSalePort, afterSaleRoutes, type CardRefunds, fillPdf } from './modules/after-sale';
import { type ContractsContext, contractJobs, contractRoutes } from './modules/contracts';
import {
  createDocumentsService,
  createFormLibrary,
  openSeal,
  publicVerifyRoutes,
  type SealSigner,
  timeStampServiceOf,
} from './modules/documents';
import { paymentsPort } from './modules/payments';
import { reportingJobs, reportingRoutes, verifyInWords } from './modules/reporting';
import { signingJobs, signingPort, signingRoutes } from './modules/signing';
import type { Implementation } from './platform/http';
import type { Job } from './platform/jobs';
import type { Platform } from './platform/platform';

export interface Contracts {
  readonly context: ContractsContext;
  readonly seal: SealSigner;
  /** @param refunds how money goes back on a card */
  routes(refunds: CardRefunds): readonly Implementation[];
  readonly jobs: readonly Job[];
}

/**
 * Puts the modules of a contract together. Arrows between them go one way, documents to contracts to signing to what
 * follows it to reporting; what a lower one asks of a higher one is handed in here.
 * @throws SealError when the operator's PKCS#12 file cannot be used
 */
export async function openContracts(platform: Platform): Promise<Contracts> {
  const { env, db, clock, keys, settings, limits, outbox, storage, log, workers } = platform;
  const signer = await openSeal(db, keys, clock.now(), { p12: env.SIGNING_P12, password: env.SIGNING_P12_PASSWORD });
  const timeStampService = timeStampServiceOf(env);
  const documents = createDocumentsService({
    storage,
    forms: createFormLibrary({ db, storage, workers, madeAt: () => clock.now() }),
    workers,
    signer,
    timeStampService,
    clock,
    site: env.publicUrl,
  });
  const context: ContractsContext = {
    db,
    clock,
    keys,
    settings,
    limits,
    outbox,
    documents,
    storage,
    workers,
    log,
    publicUrl: env.publicUrl,
    demo: env.DEMO,
    takesCards: env.takesCards,
    signing: signingPort(platform),
    afterSale: afterSalePort,
    payments: paymentsPort,
  };
  return {
    context,
    seal: signer,
    routes: (refunds) => [
      ...contractRoutes(context, fillPdf(context)),
      ...signingRoutes(context, verifyInWords(context)),
      ...afterSaleRoutes(context, refunds),
      ...reportingRoutes(context),
      ...publicVerifyRoutes(platform),
    ],
    jobs: jobsOf(context, { signer, timeStampService, email: env.CHECKPOINT_EMAIL }),
  };
}

/** In this order: what is deleted is not reminded of any more. */
function jobsOf(context: ContractsContext, checkpoint: Parameters<typeof reportingJobs>[1]): readonly Job[] {
  const contracts = contractJobs(context);
  const signing = signingJobs(context);
  const afterSale = afterSaleJobs(context);
  return [
    contracts.expire,
    signing.revert,
    contracts.remind,
    afterSale.remindServices,
    contracts.erase,
    contracts.eraseEvidence,
    contracts.eraseConsents,
    afterSale.eraseStatements,
    afterSale.retrySchede,
    contracts.addUpCounts,
    contracts.checkCounts,
    contracts.strayFiles,
    signing.strayFiles,
    signing.grants,
    afterSale.strayPapers,
    reportingJobs(context, checkpoint).checkpoint,
  ];
}

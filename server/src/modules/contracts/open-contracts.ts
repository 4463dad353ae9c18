import type { Implementation } from '../../platform/http';
import type { Job } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { createDocumentsService, createFormLibrary, openSeal, timeStampServiceOf } from '../documents';
import type { ContractsContext } from './contracts.context';
import { contractJobs } from './contracts.jobs';
import { contractRoutes } from './contracts.routes';
import type { RefundCard } from './staff-actions/refund-by-staff';

export interface Contracts {
  readonly context: ContractsContext;
  /** @param refundCard how money goes back on a card */
  routes(refundCard: RefundCard): readonly Implementation[];
  readonly jobs: readonly Job[];
}

/**
 * Opens the operator's seal and everything that contracts need.
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
  });
  const context = {
    db,
    clock,
    keys,
    settings,
    limits,
    outbox,
    documents,
    storage,
    log,
    publicUrl: env.publicUrl,
    demo: env.DEMO,
  };
  const checkpoint = { signer, timeStampService, email: env.CHECKPOINT_EMAIL };
  return {
    context,
    routes: (refundCard) => contractRoutes(context, refundCard),
    jobs: contractJobs(context, checkpoint),
  };
}
